/** Runs work of which only a few pieces may be under way at once; others wait, who came first goes first. */
export const fewAtOnce = (most: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so that a newcomer does not take it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** A limit on how many run at once: one more is refused and does not wait. */
export const fewInside = (most: number) => {
  let inside = 0;
  return {
    /** Null where there is no room, else the way out, which is good for once. */
    enter: (): (() => void) | null => {
      if (inside >= most) return null;
      inside += 1;
      let isInside = true;
      return () => {
        if (isInside) inside -= 1;
        isInside = false;
      };
    },
  };
};
