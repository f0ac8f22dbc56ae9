import type { Failure } from './failure.ts';
import { reportFailure } from './report-failure.ts';

/** Hears of everything that no script of the page caught, and of scripts and styles that did not come. */
export const watchPage = (): void => {
  window.addEventListener('error', tellError, { capture: true });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report({ text: 'A promise failed', url: location.pathname, error: reason }),
  );
};

const tellError = (event: Event): void => {
  const { target } = event;
  if (event instanceof ErrorEvent) {
    const { filename, lineno, error, message } = event;
    // Extensions and what others put into a page are not ours to mend.
    if (filename.startsWith(location.origin))
      report({ text: 'A script failed', url: `${pathOf(filename)}:${lineno}`, error: error ?? message });
  } else if (target instanceof HTMLScriptElement && target.src !== '') reportMissing(target.src);
  else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') reportMissing(target.href);
};

const reportMissing = (url: string): void =>
  report({ text: 'A file of the page did not come', url: pathOf(url), error: 'not loaded' });

const report = (failure: Omit<Failure, 'level'>): void => reportFailure({ level: 'error', ...failure });

const pathOf = (url: string): string => new URL(url, location.href).pathname;
