/** Runs work of which only a few pieces may be under way at once; others wait, who came first goes first. */
export const fewAtOnce = (most: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes just now takes it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  /** How many pieces have not begun. */
  return Object.assign(run, { countWaiting: () => waiting.length });
};
