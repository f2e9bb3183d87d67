// Unpacks the page's script and runs it: the page's policy names both by their hashes.

try {
  const packed = Uint8Array.from(atob(document.getElementById('packed').textContent), (letter) => letter.charCodeAt(0));
  const text = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', id: 'script', textContent: text }));
} catch (error) {
  const trouble = document.getElementById('trouble');
  trouble.textContent = trouble.dataset.old.replace('{reason}', error.message);
  trouble.hidden = false;
}
