/** [K8]. */
export const LOAD_FAILURE = 'Fail to load init Script';

/** Milliseconds after which the shopper hears that nothing comes, instead of waiting on. */
const LONGEST_WAIT = 10_000;

/** What a provider's script promised, or word that it does not come. */
export const inTime = <Result>(promise: Promise<Result>): Promise<Result> => {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(LOAD_FAILURE)), LONGEST_WAIT);
  });
  return Promise.race([promise, late]);
};
