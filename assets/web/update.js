// Puts HTML into a page so that what is unchanged stays: elements keep their selection, their focus, and what points at them.

/** Yields to whatever else the page has to do. */
export const pause = () => new Promise((done) => setTimeout(done));

/** Gives an element another one's attributes. `data-css` stands for `style`, which the page's policy forbids in HTML. */
function takeAttributes(element, other) {
  for (const { name } of [...element.attributes]) if (name !== 'style' && !other.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of other.attributes) {
    if (element.getAttribute(name) === value) continue;
    element.setAttribute(name, value);
    if (name === 'data-css') element.style.cssText = value;
  }
  if (!other.hasAttribute('data-css')) element.removeAttribute('style');
}

/** A new node, with the styles for it and its content. */
function styled(node) {
  for (const one of node.querySelectorAll?.('[data-css]') ?? []) one.style.cssText = one.dataset.css;
  if (node.dataset?.css) node.style.cssText = node.dataset.css;
  return node;
}

/** Gives an element another one's content: a node of the same kind in the same place stays, and takes what is new. */
function takeContent(element, other) {
  let at = element.firstChild;
  for (const wanted of [...other.childNodes]) {
    if (at?.nodeName !== wanted.nodeName) {
      element.insertBefore(styled(wanted), at);
      continue;
    }
    if (at.nodeType === Node.ELEMENT_NODE) {
      takeAttributes(at, wanted);
      takeContent(at, wanted);
    } else if (at.data !== wanted.data) at.data = wanted.data;
    at = at.nextSibling;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/** Puts HTML into an element. */
export function fill(element, html) {
  const template = document.createElement('template');
  template.innerHTML = html;
  takeContent(element, template.content);
}
