/** As large as a photograph stands beside a review, twice for dense screens. */
const PIXELS = 240;

/** A square of a photograph that we have stored. */
export const shrinkPhoto = async (bytes: Buffer): Promise<Buffer> => {
  // With the first photograph: it is native code.
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .resize({ width: PIXELS, height: PIXELS, fit: 'cover' })
    .jpeg({ quality: 75 })
    .toBuffer();
};
