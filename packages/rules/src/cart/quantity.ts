/** How many of a thing one line of a cart is for, at least and at most, and up to how many a page offers in its list. */
export const QUANTITY = { min: 1, max: 100, maxOnPage: 10 } as const;

/**
 * Whether a number of things can be asked for: whole, and from 1 to 100 [C5.03, S2].
 * @example isQuantity(1.5) // false
 */
export const isQuantity = (wanted: number): boolean =>
  Number.isInteger(wanted) && wanted >= QUANTITY.min && wanted <= QUANTITY.max;
