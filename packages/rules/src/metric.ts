const CM_PER_INCH = 2.54;
const KG_PER_POUND = 0.45359237;

/** Centimetres, for countries that measure so [R011]. @example inchesToCm(60) // 152 */
export const inchesToCm = (inches: number): number => asMeasured(inches * CM_PER_INCH);

/** Kilograms, for countries that measure so. @example poundsToKg(72) // 33 */
export const poundsToKg = (pounds: number): number => asMeasured(pounds * KG_PER_POUND);

/** Whole from ten on, halves below it: a layer of an inch is 2.5 cm, not 3. */
const asMeasured = (value: number): number => (value < 10 ? Math.round(value * 2) / 2 : Math.round(value));
