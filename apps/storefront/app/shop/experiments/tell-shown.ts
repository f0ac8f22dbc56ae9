import type { FlagsQuestion } from '@counterpane/contract/visitor/flags';

/** The element that names the experiment of this page. */
const mark = document.querySelector<HTMLScriptElement>('script[data-experiment]');

/** Asks for the flags of this page, which is to have seen it. The answer changes nothing: the page is complete. */
const tell = (): void => {
  const { experiment, url } = mark?.dataset ?? {};
  if (experiment === undefined || url === undefined) return;
  const isMobile = matchMedia('(max-width: 768px)').matches;
  const question: FlagsQuestion = { experiments: [experiment], pathname: url, isMobile };
  navigator.sendBeacon(
    '/api/dynamic-yield/flags',
    new Blob([JSON.stringify(question)], { type: 'application/json' }),
  );
};

/** A page prerendered for later is not seen until it is shown. */
if ('prerendering' in document && document.prerendering === true)
  document.addEventListener('prerenderingchange', tell, { once: true });
else tell();
