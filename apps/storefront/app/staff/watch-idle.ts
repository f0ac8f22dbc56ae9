/**
 * Tells when a page has been open for so long: by a timer, and as soon as someone looks at it again, for timers stand
 * still while a machine sleeps. Answers how to stop.
 */
export const watchIdle = (page: EventTarget, idleMs: number, onIdle: () => void): (() => void) => {
  const endsAt = Date.now() + idleMs;
  const check = () => {
    if (Date.now() >= endsAt) onIdle();
  };
  const timer = setTimeout(check, idleMs);
  page.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', check);
  };
};
