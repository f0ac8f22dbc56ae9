// Both functions run in the page: they may use nothing from outside themselves.

interface Vitals {
  lcp: number;
  cls: number;
  inp: number;
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Starts to watch the page before anything of it is there. */
export const watchVitals = (): void => {
  const vitals = { lcp: 0, cls: 0, inp: 0 };
  window.vitals = vitals;
  const watch = (options: PerformanceObserverInit, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      buffered: true,
      ...options,
    });
  watch({ type: 'largest-contentful-paint' }, (entry) => {
    vitals.lcp = entry.startTime;
  });
  watch({ type: 'layout-shift' }, (entry) => {
    // The type of the entry is chosen by the line above.
    const shift = entry as LayoutShift;
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
  watch({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
    vitals.inp = Math.max(vitals.inp, entry.duration);
  });
};

export const readVitals = (): Vitals & { load: number } => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return { ...window.vitals, load: navigation?.loadEventEnd ?? 0 };
};
