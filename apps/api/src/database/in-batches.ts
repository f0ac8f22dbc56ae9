/** Enough for a day's worth, little enough for one statement. */
export const BATCH = 500;

/** Repeats a step until it finds less than a batch. The step answers how many rows it has changed. */
export const inBatches = async (step: () => Promise<number>): Promise<void> => {
  while ((await step()) >= BATCH);
};
