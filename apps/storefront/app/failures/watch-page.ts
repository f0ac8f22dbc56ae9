import { FAILURE_EVENT } from './report-failure.ts';

/**
 * Hears of what fails on this page: what its scripts tell, what none of them caught, and scripts and styles that did
 * not come. What tells the store is loaded with the first failure; nearly all pages have none.
 */
export const watchPage = (): void => {
  for (const kind of [FAILURE_EVENT, 'error', 'unhandledrejection'])
    window.addEventListener(kind, tell, { capture: true });
};

const tell = (event: Event): void =>
  void import('./report-event.ts').then(
    ({ reportEvent }) => reportEvent(event),
    // What cannot be loaded could not have told the store either.
    () => undefined,
  );
