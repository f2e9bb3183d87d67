// A page from a host can be installed, and works offline once its worker has kept its files.

/** `manifest`, `worker`, `icon`: names of files beside the page, if it has them. */
export function settle({ manifest, worker, icon }) {
  if (!manifest || !/^https?:$/.test(location.protocol)) return;
  for (const [rel, href] of [['manifest', manifest], ['apple-touch-icon', icon]]) document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  navigator.serviceWorker?.register(worker).catch(() => {
    // Then it works as long as its host does: a browser may forbid workers, or its host lack the file.
  });
}
