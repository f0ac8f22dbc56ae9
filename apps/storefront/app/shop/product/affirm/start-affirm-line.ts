import { followAffirmLine } from './affirm-line.ts';

/** A page prerendered for later is not looked at yet. */
const start = (): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-affirm-script]')) followAffirmLine(place);
};
if ('prerendering' in document && document.prerendering === true)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
