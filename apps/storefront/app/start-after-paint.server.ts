/**
 * The scripts of a hydrated page are fetched and run once the page has been painted: it works without them, so its words,
 * fonts and pictures come first. Until then they stand in the document under names that a browser does not act on.
 */
export const startAfterPaint = (html: string, nonce: string | undefined): string => {
  if (!html.includes(MODULE)) return html;
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-later="modulepreload"')
    .replace(MODULE, 'type="text/plain" data-later="module"')
    .replace('</body>', () => `<script${allowed}>(${String(startScripts)})()</script></body>`);
};

/** As React writes the one module that starts a page. */
const MODULE = 'type="module" async=""';

/**
 * Runs in the browser, so it uses nothing from outside itself. A frame that has been asked for is on the screen only a
 * while later: the browser tells when. A page that nobody sees is not painted, and starts after a second.
 */
const startScripts = (): void => {
  const start = (): void => {
    const waiting = document.querySelector<HTMLScriptElement>('script[data-later]');
    if (!waiting) return;
    // The second call, of the timer or of the observer, finds nothing that waits.
    delete waiting.dataset.later;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
      link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = waiting.nonce;
    script.textContent = waiting.textContent;
    document.head.append(script);
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, 1_000);
};
