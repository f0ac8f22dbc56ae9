import type { PageEvent, PageEventName } from '@counterpane/contract/events/events';

/** The element that names what it is to open this page; React changes it where a page leads to the next without a document. */
const mark = document.querySelector<HTMLScriptElement>('script[data-event]');

let waiting: PageEvent[] = [];

/** All that waits, in one message that outlives the page. */
const send = (): void => {
  if (waiting.length === 0) return;
  const body = new Blob([JSON.stringify({ events: waiting })], { type: 'application/json' });
  if (navigator.sendBeacon('/api/events', body)) waiting = [];
};

const note = (): void => {
  // Written by our own page from the names of the contract.
  const name = mark?.dataset.event as PageEventName | '' | undefined;
  if (!name) return;
  waiting.push({ id: crypto.randomUUID(), name, path: location.pathname.slice(0, 200) });
  if (waiting.length >= 10) send();
};

const start = (): void => {
  note();
  // The first tells the store of the visit, so that what is bought soon after belongs to it.
  send();
  if (mark) new MutationObserver(note).observe(mark, { attributeFilter: ['data-event'] });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
};

/** A page prerendered for later is no visit until it is shown. */
if ('prerendering' in document && document.prerendering === true)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
