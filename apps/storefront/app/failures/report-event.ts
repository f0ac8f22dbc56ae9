import { tellFailure } from '@counterpane/contract/visitor/failure-calls';
import { createReporter } from './create-reporter.ts';
import type { Failure } from './failure.ts';

/** The one reporter of a page. It tells the store, whose log is what operators watch [C8]. */
const report = createReporter({
  send: (failure) => tellFailure((path, init) => fetch(path, { ...init, keepalive: true }), failure),
  page: () => location.pathname,
  isSeen: () => document.visibilityState === 'visible',
  random: Math.random,
  release: import.meta.env.VITE_RELEASE ?? 'development',
});

/** Tells of an event that watch-page.ts heard. */
export const reportEvent = (event: Event): void => {
  const failure = findFailure(event);
  if (failure) report(failure);
};

const findFailure = (event: Event): Failure | null => {
  // Only report-failure.ts sends these.
  if (event instanceof CustomEvent) return event.detail as Failure;
  if (event instanceof PromiseRejectionEvent)
    return fault('A promise failed', location.pathname, event.reason);
  if (!(event instanceof ErrorEvent)) return findMissing(event.target);
  const { filename, lineno, error, message } = event;
  // Extensions and what others put into a page are not ours to mend.
  if (!filename.startsWith(location.origin)) return null;
  return fault('A script failed', `${pathOf(filename)}:${lineno}`, error ?? message);
};

const findMissing = (target: EventTarget | null): Failure | null => {
  const url =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
        ? target.href
        : '';
  return url === '' ? null : fault('A file of the page did not come', pathOf(url), 'not loaded');
};

const fault = (text: string, url: string, error: unknown): Failure => ({ level: 'error', text, url, error });

const pathOf = (url: string): string => new URL(url, location.href).pathname;
