import type { Failure, ReportFailure } from './failure.ts';

/** The event by which scripts of a page tell that something failed. */
export const FAILURE_EVENT = 'counterpane:failure';

/**
 * Where everything in a browser tells of a failed product, quote or cart call, with its address [C8].
 * An event, so that each of a page's small scripts need not carry who listens (watch-page.ts).
 */
export const reportFailure: ReportFailure = (failure) =>
  void window.dispatchEvent(new CustomEvent<Failure>(FAILURE_EVENT, { detail: failure }));
