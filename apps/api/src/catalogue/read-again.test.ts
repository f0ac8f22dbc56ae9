import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setFlag } from '../testing/set-flag.ts';
import type { TestStore } from '../testing/test-store.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';
import { coupons, products, reviewSummaries, stock, variants } from './tables.ts';

const store = useTestStore();
const untouched = useTestStore();
const catalogue = shippedCatalogue();
const photographs = {};
const DAY_MS = 86_400_000;
const PILLOW = 'halcyon/hal-pillow-s:standard';

const reads = (
  known: Snapshot | null,
  now = store.clock.now(),
  { database }: Pick<TestStore, 'database'> = store,
): Promise<Snapshot> =>
  readSnapshot({ database, catalogue, photographs, now, onFault: () => undefined }, known);

/** What shoppers of every storefront are shown, in each of its languages. */
const shown = ({ storefronts }: Snapshot): string[] =>
  [...storefronts.values()].flatMap(({ definition, inLanguage }) =>
    [definition.language, ...definition.otherLanguages].map((language) => {
      const { key, entries, upsells, fixedSavings, bundles, promotions, flags } = inLanguage(language);
      return JSON.stringify({ key, language, entries, upsells, fixedSavings, bundles, promotions, flags });
    }),
  );

const db = () => store.database.db;
const sells = (available: number, backOrder = false) =>
  db().update(stock).set({ available, backOrder }).where(eq(stock.item, PILLOW));

const inCumula = and(eq(products.storefront, 'cumula'), eq(products.name, 'pillow'));

test('A catalogue that is read again is what a new reading finds, whatever has changed', async () => {
  const changes: readonly (() => Promise<unknown>)[] = [
    () => sells(7).execute(),
    () => sells(0).execute(),
    () => sells(0, true).execute(),
    () => db().update(variants).set({ priceCents: 100 }).where(eq(variants.storefront, 'drift')).execute(),
    () => db().delete(products).where(inCumula).execute(),
    () => db().update(reviewSummaries).set({ total: 3, average: 250, edition: 9 }).execute(),
    () => db().update(coupons).set({ endedAt: '2026-11-20T12:00:00Z' }).execute(),
    () => setFlag(store, 'nextDayDelivery', false),
    () => setFlag(store, 'splitKing', false),
  ];
  let known = await reads(null);
  for (const change of changes) {
    await change();
    known = await reads(known);
    expect(shown(known)).toEqual(shown(await reads(null)));
  }
  const tomorrow = store.clock.now() + DAY_MS;
  const before = shown(known);
  known = await reads(known, tomorrow);
  expect(shown(known)).toEqual(shown(await reads(null, tomorrow)));
  expect(shown(known)).not.toEqual(before);
});

test('A sale of sheets makes the product of the sheets anew and leaves that of the mattress, in every language', async () => {
  const before = await reads(null, untouched.clock.now(), untouched);
  const halcyonOf = ({ storefronts }: Snapshot) => storefronts.get('halcyon');
  const sheets = halcyonOf(before)?.findEntry('sheet-set')?.product;
  const [sheet] = Object.values(sheets?.variants ?? {});
  await untouched.database.db
    .update(stock)
    .set({ available: 3 })
    .where(eq(stock.item, sheet?.demand[0]?.stockItem ?? ''));
  const after = await reads(before, untouched.clock.now(), untouched);
  const [was, is] = [halcyonOf(before), halcyonOf(after)];
  const parts = (snapshotOf: typeof was, language: string, name: string) => {
    const entry = snapshotOf?.inLanguage(language).findEntry(name);
    return { data: entry?.data, product: entry?.product, media: entry?.media };
  };
  expect(is?.findEntry('sheet-set')?.product).not.toBe(sheets);
  for (const language of ['en', 'es']) {
    const mattress = parts(was, language, 'mattress');
    expect(mattress.product?.title).toBeTruthy();
    expect(parts(is, language, 'mattress').data).toBe(mattress.data);
    expect(parts(is, language, 'mattress').product).toBe(mattress.product);
    expect(parts(is, language, 'mattress').media).toBe(mattress.media);
  }
});
