import { SIZES } from './sizes.ts';

/**
 * The sizes that beds have, small to large: those of pillows follow them [C3]. A file of its own: pages of products do not carry it.
 * @example BED_SIZES.includes('queen') // true
 */
export const BED_SIZES = SIZES.slice(0, SIZES.indexOf('standard'));
