import { describe, expect, it } from 'vitest';
import { type ScrollWindow, scrollPosition, scrollToElement } from './scroll-to.ts';

/** A window whose time is in the test's hands. */
const fakeWindow = (isReduced = false) => {
  const delays: number[] = [];
  const tops: number[] = [];
  let time = 0;
  const view: ScrollWindow = {
    scrollY: 100,
    scrollTo: ({ top }) => tops.push(top ?? 0),
    matchMedia: () => ({ matches: isReduced }),
    requestAnimationFrame: (step) => {
      time += 100;
      step(time);
      return 0;
    },
    setTimeout: (step, ms) => {
      delays.push(ms);
      step();
      return 0;
    },
  };
  return { view, delays, tops };
};
const element = { getBoundingClientRect: () => ({ top: 900 }) as DOMRect };

describe('a scroll to a place on the page', () => {
  it('takes 1100 ms [C9.13]', () => {
    expect(scrollPosition(0, 1000, 0, false)).toBe(0);
    expect(scrollPosition(0, 1000, 550, false)).toBe(500);
    expect(scrollPosition(0, 1000, 1099, false)).toBeLessThan(1000);
    expect(scrollPosition(0, 1000, 1100, false)).toBe(1000);
  });

  it('waits 600 ms and stops 50 pixels above [C9.14]', () => {
    const { view, delays, tops } = fakeWindow();
    scrollToElement(view, element);
    expect(delays).toEqual([600]);
    expect(tops.at(-1)).toBe(950);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  it('is a jump for those who asked for less motion', () => {
    const { view, delays, tops } = fakeWindow(true);
    scrollToElement(view, element);
    expect([delays, tops]).toEqual([[0], [950]]);
  });
});
