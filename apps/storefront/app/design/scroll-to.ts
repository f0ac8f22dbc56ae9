/** How the page moves to a place on it [C9]. Milliseconds and pixels. */
const SCROLL = { durationMs: 1100, delayMs: 600, offset: -50 } as const;

/** Where a scroll is after some time: slow at both ends. A visitor who wants less motion is there at once. */
export const scrollPosition = (from: number, to: number, elapsedMs: number, isReduced: boolean): number => {
  const share = isReduced ? 1 : Math.min(1, Math.max(0, elapsedMs / SCROLL.durationMs));
  const eased = share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
  return from + (to - from) * eased;
};

/** What scrolling needs of the browser. */
export interface ScrollWindow {
  readonly scrollY: number;
  scrollTo(options: ScrollToOptions): void;
  matchMedia(query: string): { readonly matches: boolean };
  requestAnimationFrame(step: (time: number) => void): number;
  setTimeout(step: () => void, ms: number): number;
}

/**
 * Brings an element to the top of the screen with a little room above it, after a moment in which the page
 * may still change [D76]. Nothing moves by itself for those who asked for less motion.
 */
export const scrollToElement = (
  view: ScrollWindow,
  element: Pick<Element, 'getBoundingClientRect'>,
): void => {
  const isReduced = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  view.setTimeout(
    () => {
      const from = view.scrollY;
      const to = from + element.getBoundingClientRect().top + SCROLL.offset;
      let start: number | null = null;
      const step = (time: number): void => {
        start ??= time;
        const top = scrollPosition(from, to, time - start, isReduced);
        view.scrollTo({ top, behavior: 'instant' });
        if (top !== to) view.requestAnimationFrame(step);
      };
      view.requestAnimationFrame(step);
    },
    isReduced ? 0 : SCROLL.delayMs,
  );
};
