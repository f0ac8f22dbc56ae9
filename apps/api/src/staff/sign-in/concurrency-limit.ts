/** Runs at most so many pieces of work at once. What comes above that waits in a queue, first come, first served. */
export const queueAbove = (most: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot passes to the first in the queue, so that a newcomer does not take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** Lets at most so many run at once. What comes above that is refused and does not wait. */
export const refuseAbove = (most: number) => {
  let inside = 0;
  return {
    /** Null when the limit is reached, else a function that leaves. Called again it does nothing. */
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
