import sharp from 'sharp';

const WIDE = 32;
const TALL = 24;

/** Of 255, over all points and colours: below it two pictures are told apart only side by side. */
const ALIKE = 3;

/** A picture as 32 by 24 points of red, green and blue: what is left of it from across a room. */
export const glanceAt = async (file: string): Promise<Uint8Array> => {
  const data = await sharp(file)
    .resize(WIDE, TALL, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  return new Uint8Array(data);
};

/** How far two glances are apart: the root of the mean square, 0 to 255. */
export const distanceOf = (one: Uint8Array, other: Uint8Array): number => {
  if (one.length !== other.length || one.length === 0) throw new Error('These are not two glances');
  const squares = one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);
  return Math.sqrt(squares / one.length);
};

export const picturesAlike = (one: Uint8Array, other: Uint8Array): boolean => distanceOf(one, other) < ALIKE;

/** A picture, and among which others it has to be told apart: the products of one kind of one brand. */
interface Likeness {
  readonly file: string;
  readonly group: string;
  readonly glance: Uint8Array;
}

/** Every two of one group that are nearly the same, the nearest first. */
export const findAlike = (
  pictures: readonly Likeness[],
): { readonly files: readonly [string, string]; readonly distance: number }[] =>
  pictures
    .flatMap((one, index) =>
      pictures
        .slice(index + 1)
        .filter((other) => other.group === one.group && picturesAlike(one.glance, other.glance))
        .map((other) => ({
          files: [one.file, other.file] as const,
          distance: distanceOf(one.glance, other.glance),
        })),
    )
    .toSorted((a, b) => a.distance - b.distance);
