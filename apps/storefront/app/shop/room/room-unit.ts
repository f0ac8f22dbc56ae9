/** In what a page tells lengths. It compares in whole ones of the same, so that its words and its verdict agree. */
export type RoomUnit = 'inches' | 'centimetres';

const PER_INCH: Readonly<Record<RoomUnit, number>> = { inches: 1, centimetres: 2.54 };

/** What a centimetre has lost on its way to inches and back is made up for. */
const SLACK = 1e-6;

/** Of a gap or an opening, which is never said too large. @example wholeWithin(23.94, 'centimetres') // 60 */
export const wholeWithin = (inches: number, unit: RoomUnit): number =>
  Math.floor(inches * PER_INCH[unit] + SLACK);

/** Of a box, which is never said too small. @example wholeAround(30, 'centimetres') // 77 */
export const wholeAround = (inches: number, unit: RoomUnit): number =>
  Math.ceil(inches * PER_INCH[unit] - SLACK);

/** Of what must stay free. @example wholeNear(24, 'centimetres') // 61 */
export const wholeNear = (inches: number, unit: RoomUnit): number => Math.round(inches * PER_INCH[unit]);

/** @example inInches(61, 'centimetres') // 24.016 */
export const inInches = (whole: number, unit: RoomUnit): number => whole / PER_INCH[unit];
