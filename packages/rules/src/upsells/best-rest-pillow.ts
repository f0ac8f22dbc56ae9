/** The marker of the Best-rest pillow. */
export const BEST_REST_MARKER = 'best-rest-pillow';

const SINGLE_BEDS: readonly string[] = ['twin', 'twinXL'];

/**
 * How many Best-rest pillows go on a bed: 1 for twin and twin XL, else 2 [C5].
 * @example bestRestQuantity('queen') // 2
 */
export const bestRestQuantity = (size: string): number => (SINGLE_BEDS.includes(size) ? 1 : 2);
