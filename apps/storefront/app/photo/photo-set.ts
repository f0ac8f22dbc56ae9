/** Pixels across, as photographs are kept: up to 960, and wide ones up to 1440. */
const WIDTHS = [320, 640, 960] as const;
const WIDE = 1440;

/** For the browser to choose from: a photograph in all its widths, in both formats. */
export interface PhotoSet {
  readonly avif: string;
  readonly webp: string;
}

/**
 * What there is of a photograph; null for a drawing, which is sharp at any size.
 * @example findPhotoSet('/pictures/halcyon/mattress/hero-320.webp?v=1')?.avif // '/pictures/…-320.avif?v=1 320w, …'
 */
export const findPhotoSet = (url: string): PhotoSet | null => {
  const [, file, across, version = ''] = /^(\/pictures\/.+)-(\d+)\.webp(\?v=[\w-]+)?$/.exec(url) ?? [];
  if (file === undefined) return null;
  const widths = Number(across) === WIDE ? [...WIDTHS, WIDE] : WIDTHS;
  const listed = (format: string): string =>
    widths.map((width) => `${file}-${width}.${format}${version} ${width}w`).join(', ');
  return { avif: listed('avif'), webp: listed('webp') };
};
