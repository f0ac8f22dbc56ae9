/** Pixels across, as photographs are kept: up to 960; what is looked at closely up to 1280, what is wide up to 1920. */
const WIDTHS = [320, 640, 960] as const;
const CLOSE = 1280;
const WIDE = [1440, 1920];

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
  const largest = Number(across);
  const more = largest === CLOSE ? [CLOSE] : WIDE.filter((width) => width <= largest);
  const widths = [...WIDTHS, ...more];
  const listed = (format: string, kept: readonly number[]): string =>
    kept.map((width) => `${file}-${width}.${format}${version} ${width}w`).join(', ');
  return { avif: listed('avif', widths), webp: listed('webp', widths.filter(isKeptAsWebp(largest))) };
};

/** Of what has a 1280 there is no 960 in the older format, and an address of a small one does not tell which it is. */
const isKeptAsWebp =
  (largest: number) =>
  (width: number): boolean =>
    width !== 960 || largest === 960 || WIDE.includes(largest);
