import type { CatalogueTables, Part } from './read-tables.ts';

/**
 * Whether a storefront is made from the same rows in two readings. One piece that is sold changes the storefronts that
 * sell it, and no other.
 */
export const sameStorefronts = (
  before: CatalogueTables,
  after: CatalogueTables,
): ((storefront: string) => boolean) => {
  // Codes count everywhere.
  if (before.coupons !== after.coupons) return () => false;
  const items = new Set(changedRows(before.stock, after.stock).map(({ item }) => item));
  const reviewed = new Set(
    changedRows(before.reviewSummaries, after.reviewSummaries).map(({ inventoryKey }) => inventoryKey),
  );
  const changed = new Set(
    [
      ...changedRows(before.products, after.products),
      ...changedRows(before.variants, after.variants),
      ...changedRows(before.settings, after.settings),
      ...after.variants.rows.filter(({ demand }) => demand.some(({ stockItem }) => items.has(stockItem))),
      ...after.products.rows.filter(({ data }) => reviewed.has(data.inventoryKey)),
    ].map(({ storefront }) => storefront),
  );
  return (storefront) => !changed.has(storefront);
};

/** The rows that only one of two readings has: what has not changed is the same object in both. */
const changedRows = <Row>(before: Part<Row>, after: Part<Row>): Row[] =>
  before === after ? [] : [...rowsMissingIn(after, before), ...rowsMissingIn(before, after)];

const rowsMissingIn = <Row>({ rows }: Part<Row>, other: Part<Row>): Row[] => {
  const known = new Set(rows);
  return other.rows.filter((row) => !known.has(row));
};
