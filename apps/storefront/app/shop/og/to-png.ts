import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** So many finished pictures are kept: the same one is asked for by several hosts, languages and addresses. */
const MOST_KEPT = 200;

const finished = new LRUCache<string, Buffer>({ max: MOST_KEPT });
let last: Promise<unknown> = Promise.resolve();

/**
 * An SVG without fonts as PNG. One picture is drawn at a time, outside the thread that answers shoppers: a client that
 * asks for all of them waits, and no shopper does.
 */
export const toPng = (svg: string): Promise<Buffer> => {
  const key = createHash('sha256').update(svg).digest('base64url');
  const next = last.then(async () => {
    const png = finished.get(key) ?? (await draw(svg));
    finished.set(key, png);
    return png;
  });
  last = next.catch(() => undefined);
  return next;
};

/** Imported when the first picture is asked for: where its binary is missing, all but these pictures is there. */
const draw = async (svg: string): Promise<Buffer> => {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return svg.includes('<image ') ? shrink(image.asPng()) : image.asPng();
};

/** With a photograph in it in 256 colours, a third in bytes: some networks leave out what is above 300 kB. */
const shrink = async (png: Buffer): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(png).png({ palette: true, effort: 7 }).toBuffer();
};
