import { openDatabase, type Queries } from '@counterpane/api/database/open';
import { loadCatalogue } from '@counterpane/catalogue/load';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import { RECOMMENDATION_STRATEGIES } from '@counterpane/rules/recommendations/strategies';
import { hitRate, learnBaskets } from '../recommendations/hit-rate.ts';
import { madeUpBaskets } from '../recommendations/made-up-baskets.ts';
import { readBaskets } from '../recommendations/read-baskets.ts';
import type { Section } from '../section.ts';

const BRAND = 'halcyon';
const MADE_UP = 4_000;
/** So much of what was bought first is learned; the rest is asked about. */
const LEARNED_SHARE = 0.8;

/**
 * How good recommendations would have been: from the baskets of the first part of a time those of the rest are guessed, with
 * one thing taken out of each. Of the orders of the database that `ORDERS_URL` names, else of baskets that are made up.
 */
export const recommendations = async (): Promise<Section> => {
  const brand = loadCatalogue().brands.find(({ key }) => key === BRAND);
  if (!brand) throw new Error(`there is no brand ${BRAND}`);
  const products = brand.products
    .filter(({ kind }) => hasTrait(kind, 'physical'))
    .map(({ inventoryKey, kind }) => ({ key: inventoryKey, kind }));
  const url = process.env.ORDERS_URL;
  const storefronts = brand.brand.storefronts.map(({ key }) => key);
  const baskets = url
    ? await withDatabase(url, (db) => readBaskets(db, storefronts, products))
    : madeUpBaskets(products, MADE_UP, 'recommendations');
  const learned = baskets.slice(0, Math.floor(baskets.length * LEARNED_SHARE));
  const held = baskets.slice(learned.length);
  const facts = learnBaskets(learned, held[0]?.at ?? 0);
  const rates = RECOMMENDATION_STRATEGIES.map(
    (strategy) => [strategy, hitRate(strategy, held, products, facts)] as const,
  );
  const popular = rates.find(([strategy]) => strategy === 'popular')?.[1] ?? 0;
  return {
    title: `Recommendations, hit rate at 4 in ${held.length} held-out baskets${url ? '' : ' that are made up'}`,
    columns: ['', 'hit rate', 'against popular'],
    rows: rates.map(([strategy, rate]) => [
      strategy,
      rate ?? 'none',
      rate === null || popular === 0 ? 'none' : rate / popular,
    ]),
  };
};

const withDatabase = async <Result>(url: string, read: (db: Queries) => Promise<Result>): Promise<Result> => {
  const database = await openDatabase({ url });
  try {
    return await read(database.db);
  } finally {
    await database.close();
  }
};
