/** What may stand in a quantity, in words. */
export const QUANTITY_RANGE = 'Enter a whole number from 1 to 100';

export const [LEAST, MOST] = [1, 100];

/** Whether what was typed is a quantity that can be asked for. @example isQuantity(Number('1.5')) // false */
export const isQuantity = (typed: number): boolean =>
  Number.isInteger(typed) && typed >= LEAST && typed <= MOST;
