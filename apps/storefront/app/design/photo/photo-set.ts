import { WIDTHS, webpWidths, widthsUpTo } from '@counterpane/contract/products/picture-widths';

/** For the browser to choose from: a photograph in all its widths, in both formats. */
interface PhotoSet {
  readonly avif: string;
  readonly webp: string;
}

const [SMALLEST = 0] = WIDTHS;
/** Every photograph that is larger than a swatch is kept as wide as this. */
const USUAL = Math.max(...WIDTHS);

/**
 * What there is of a photograph; null for a drawing, which is sharp at any size, and for a swatch, which has one.
 * @example findPhotoSet('/pictures/halcyon/mattress/hero-320.webp?v=1')?.avif // '/pictures/…-320.avif?v=1 320w, …'
 */
export const findPhotoSet = (url: string): PhotoSet | null => {
  const [, file, across, version = ''] = /^(\/pictures\/.+)-(\d+)\.webp(\?v=[\w-]+)?$/.exec(url) ?? [];
  const largest = Number(across);
  if (file === undefined || largest < SMALLEST) return null;
  const widths = widthsUpTo(Math.max(largest, USUAL));
  const listed = (format: string, kept: readonly number[]): string =>
    kept.map((width) => `${file}-${width}.${format}${version} ${width}w`).join(', ');
  // The address of a small one does not tell how large the others are, and so which of them the older format lacks.
  const isKnown = (width: number) => width < USUAL || largest >= USUAL;
  return { avif: listed('avif', widths), webp: listed('webp', webpWidths(widths).filter(isKnown)) };
};
