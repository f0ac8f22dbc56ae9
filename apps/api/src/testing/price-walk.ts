import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';

/** `WALK=whole` makes every choice of every page, for hours; else every page makes one. */
const isWhole = process.env.WALK === 'whole';

const HOUR_MS = 3_600_000;

/** How long a walk over all pages may take. */
export const WALK_PATIENCE = { timeout: isWhole ? 8 * HOUR_MS : 300_000 };

/** Of every storefront of every brand. */
export const STOREFRONT_KEYS = shippedCatalogue().brands.flatMap(({ brand }) =>
  brand.storefronts.map(({ key }) => key),
);

/** Another one on every page, so that all come round; all of them on a whole walk. */
export const choicesOf = <Thing>(things: readonly Thing[], turn: number): Thing[] => {
  const start = turn % Math.max(1, things.length);
  return isWhole ? [...things] : things.slice(start, start + 1);
};
