/** How many products the list keeps [C9]. */
export const MOST_VIEWED = 10;

/**
 * The list of recently viewed products after another view: the newest first, each product once [C3, C9].
 * @example rememberViewed([{ id: 'a' }, { id: 'b' }], { id: 'b' }) // [{ id: 'b' }, { id: 'a' }]
 */
export const rememberViewed = <Viewed extends { readonly id: string }>(
  list: readonly Viewed[],
  viewed: Viewed,
): Viewed[] => [viewed, ...list.filter(({ id }) => id !== viewed.id)].slice(0, MOST_VIEWED);
