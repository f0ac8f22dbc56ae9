import { useEffect, useRef } from 'react';

/**
 * After a change that took the focused element away, the page's heading takes the focus: it is read out, and the
 * next Tab goes on from there. Something in the page that took the focus itself keeps it.
 */
export const useHeadingFocus = (change: string): void => {
  const seen = useRef(change);
  useEffect(() => {
    if (seen.current === change) return;
    seen.current = change;
    const main = document.querySelector('main');
    if (main?.contains(document.activeElement)) return;
    const heading = main?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [change]);
};
