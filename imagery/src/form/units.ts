/** Metres in an inch: the catalogue measures in inches, models in metres. */
export const INCH = 0.0254;
