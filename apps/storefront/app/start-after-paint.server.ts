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

/** Runs in the browser, so it uses nothing from outside itself. What a frame shows is painted before the task after it. */
const startScripts = (): void => {
  const start = (): void => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
      link.rel = 'modulepreload';
    const waiting = document.querySelector<HTMLScriptElement>('script[data-later]');
    if (!waiting) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = waiting.nonce;
    script.textContent = waiting.textContent;
    document.head.append(script);
  };
  requestAnimationFrame(() => setTimeout(start));
};
