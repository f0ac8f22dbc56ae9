import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';

/** `WALK=whole` makes every choice of every page, for hours; else every page makes one. */
const isWhole = process.env.WALK === 'whole';

const HOUR_MS = 3_600_000;

/** How long a walk over all pages may take. */
export const WALK_PATIENCE = { timeout: isWhole ? 8 * HOUR_MS : 300_000 };

const KEYS_OF_BRANDS = shippedCatalogue().brands.map(({ brand }) => brand.storefronts.map(({ key }) => key));

/** Another one on every page, so that all come round; all of them on a whole walk. */
export const choicesOf = <Thing>(things: readonly Thing[], turn: number): Thing[] => {
  const start = turn % Math.max(1, things.length);
  return isWhole ? [...things] : things.slice(start, start + 1);
};

/** A page of a storefront. */
export interface Stop<Page> {
  readonly storefront: string;
  readonly page: Page;
  /** Another number for every page, so that all choices come round. */
  readonly turn: number;
}

/** Every page of every brand, each on one of the storefronts that have it; on all of them on a whole walk. */
export const stopsOf = async <Page>(
  pagesOf: (storefront: string) => readonly Page[] | Promise<readonly Page[]>,
  nameOf: (page: Page) => string,
): Promise<Stop<Page>[]> => {
  const stops: Stop<Page>[] = [];
  let turn = 0;
  for (const keys of KEYS_OF_BRANDS) {
    const ofBrand: { storefront: string; page: Page }[] = [];
    for (const storefront of keys)
      ofBrand.push(...(await pagesOf(storefront)).map((page) => ({ storefront, page })));
    for (const same of Map.groupBy(ofBrand, ({ page }) => nameOf(page)).values()) {
      turn += 1;
      // Not in step with the kinds of offers, or each kind would be tried on one storefront.
      stops.push(...choicesOf(same, Math.floor(turn / 4)).map((stop) => ({ ...stop, turn })));
    }
  }
  return stops;
};
