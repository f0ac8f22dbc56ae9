import { loadCatalogue } from '@counterpane/catalogue/load';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Pixels between two pictures of a sheet. */
const GAP = 16;

export interface Sheet {
  readonly path: string;
  /** How wide each picture stands there, in pixels. */
  readonly width: number;
}

/**
 * The first screen of the main pages of every brand on one sheet, a row for each brand: what sets them apart, and what
 * they share, is seen at once. `port` is the one of the store.
 */
export const takeContactSheet = async (page: Page, port: number, { path, width }: Sheet): Promise<void> => {
  const rows: Buffer[][] = [];
  for (const addresses of await pagesOfBrands(page, port)) {
    const row: Buffer[] = [];
    for (const address of addresses) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      row.push(
        await sharp(await page.screenshot())
          .resize({ width })
          .png()
          .toBuffer(),
      );
    }
    rows.push(row);
  }
  await writeSheet(rows, { path, width });
};

/** Home, list, product, journal and a page to read, of the first storefront of each brand. */
const pagesOfBrands = async (page: Page, port: number): Promise<string[][]> => {
  const rows: string[][] = [];
  for (const { brand } of loadCatalogue().brands) {
    const [storefront] = brand.storefronts;
    const origin = `http://${storefront?.key}.localhost:${port}`;
    await page.goto(`${origin}/mattresses`);
    const product = await page.locator('main article a').first().getAttribute('href');
    rows.push(['/', '/mattresses', product ?? '/', '/posts', '/p/delivery'].map((path) => origin + path));
  }
  return rows;
};

/** Pictures of one width, in rows. */
export const writeSheet = async (rows: readonly Buffer[][], { path, width }: Sheet): Promise<void> => {
  const [[first] = []] = rows;
  if (!first) return;
  const { height = 0 } = await sharp(first).metadata();
  const columns = Math.max(...rows.map((row) => row.length));
  await sharp({
    create: {
      width: columns * (width + GAP) + GAP,
      height: rows.length * (height + GAP) + GAP,
      channels: 3,
      background: '#9a9a9a',
    },
  })
    .composite(
      rows.flatMap((row, down) =>
        row.map((input, across) => ({
          input,
          left: GAP + across * (width + GAP),
          top: GAP + down * (height + GAP),
        })),
      ),
    )
    .jpeg({ quality: 78 })
    .toFile(path);
};
