/** How many products the list keeps (catalogue section 9). */
export const MOST_VIEWED = 10;

/**
 * The list of recently viewed products with another look: the newest first, each product once
 * (catalogue sections 3 and 9).
 * @example rememberViewed([{ id: 'a' }, { id: 'b' }], { id: 'b' }) // [{ id: 'b' }, { id: 'a' }]
 */
export const rememberViewed = <Viewed extends { readonly id: string }>(
  list: readonly Viewed[],
  viewed: Viewed,
): Viewed[] => [viewed, ...list.filter(({ id }) => id !== viewed.id)].slice(0, MOST_VIEWED);
