/** The longer side of what is stored: enough to see a seam. */
const MOST_PIXELS_OF_A_SIDE = 2_000;
/** More than any phone takes: a picture that unpacks to more is a bomb. */
const MOST_PIXELS = 64_000_000;
const SECONDS = 15;
const QUALITY = 82;

/** What the bytes of a picture begin with, after so many others. */
const BEGINNINGS = [
  { at: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { at: 0, bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { at: 8, bytes: Buffer.from('WEBP') },
  { at: 4, bytes: Buffer.from('ftypavif') },
] as const;

interface ReencodedPhoto {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A photograph as it is stored: JPEG that we have written ourselves, upright, without place, time or camera, and with nothing
 * behind its picture. Null for what is no picture or cannot be read: names and types that were sent with it are not believed.
 */
export const reencodePhoto = async (bytes: Buffer): Promise<ReencodedPhoto | null> => {
  // Other decoders of the library, such as that of SVG, never see bytes of a stranger.
  if (!isPicture(bytes)) return null;
  // With the first photograph: it is native code, and most stores never see one.
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({
        width: MOST_PIXELS_OF_A_SIDE,
        height: MOST_PIXELS_OF_A_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
};

const isPicture = (bytes: Buffer): boolean =>
  BEGINNINGS.some(({ at, bytes: sign }) => bytes.subarray(at, at + sign.length).equals(sign));
