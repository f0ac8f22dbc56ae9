/** A query and the most that somebody wants to pay, in cents; null where they did not say. */
export interface Capped {
  readonly query: string;
  readonly most: number | null;
}

/** "under 700", "less than $1,200", « moins de 700 $ »: the words before an amount, in each language. */
const CAP =
  /(?:^|\s)(?:under|below|less than|up to|cheaper than|at most|max(?:imum)?|moins de|moins cher que|sous|jusqu[’']à|maximum)\s{1,3}[$£]?\s?(\d{1,3}(?:[,\s\u00a0]\d{3}){1,3}|\d{2,6})(?:[.,]\d{2})?\s?(?:[$£]|dollars?|pounds?)?(?=\s|$)/iu;

/** @example takePriceCap('queen mattress under 700') // { query: 'queen mattress', most: 70000 } */
export const takePriceCap = (typed: string): Capped => {
  const found = CAP.exec(typed);
  if (!found) return { query: typed, most: null };
  const rest = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`;
  return {
    query: rest.replaceAll(/\s+/g, ' ').trim(),
    most: Number((found[1] ?? '').replaceAll(/\D/g, '')) * 100,
  };
};
