/** Pixels across of the files of a picture: for a list on a phone, a gallery on a phone, a list on a desktop. */
export const WIDTHS: readonly number[] = [320, 640, 960];

/** What fills a desktop from side to side is kept larger too. */
const WIDE_WIDTHS: readonly number[] = [...WIDTHS, 1440, 1920];

/** A swatch is shown in one size. */
const SWATCH_WIDTHS: readonly number[] = [96];

/** What shoppers look at closely is kept as large as it is rendered. */
const ZOOM_WIDTHS: readonly number[] = [...WIDTHS, 1280];

/** Every width that any picture is kept in, small ones first. */
export const ALL_WIDTHS: readonly number[] = [...SWATCH_WIDTHS, ...ZOOM_WIDTHS, 1440, 1920];

/** In which widths a picture is kept, by the largest. */
export const widthsUpTo = (width: number): readonly number[] => {
  if (width < 320) return SWATCH_WIDTHS;
  return (width === 1280 ? ZOOM_WIDTHS : WIDE_WIDTHS).filter((each) => each <= width);
};

/** Which of its widths a picture has in the older format: of what is zoomed the next to largest is left out. */
export const webpWidths = (widths: readonly number[]): readonly number[] =>
  widths.filter((width) => width !== 960 || !widths.includes(1280));

/** What the names of a picture's files end with, `-320.avif`. */
export const endingsOf = (widths: readonly number[]): readonly string[] => [
  ...widths.map((width) => `-${width}.avif`),
  ...webpWidths(widths).map((width) => `-${width}.webp`),
];

/** How wide the file of a photograph is, by its address; null for a drawing. @example widthIn('/a/hero-320.webp') // 320 */
export const widthIn = (url: string): number | null => {
  const width = /-(\d+)\.(?:webp|avif)(?:\?|$)/.exec(url)?.[1];
  return width === undefined ? null : Number(width);
};
