import type { BundlePage, CollectionPage } from '@counterpane/contract/pages/set-pages';
import { expect, it } from 'vitest';
import { livePriceOfSet } from '../../../../storefront/app/shop/sets/live-price-of-set.ts';
import { CODES, chargedWith, livePriceShown } from '../../testing/live-price.ts';
import { choicesOf, stopsOf, WALK_PATIENCE } from '../../testing/price-walk.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { adjustableMattresses, builderModes } from './find-set-pages.ts';

const store = useTestStore();

type SetPage = BundlePage | CollectionPage;
type Query = Readonly<Record<string, string>>;
interface OfferedSet {
  readonly name: string;
  open(shopper: Shopper, query: Query): Promise<SetPage>;
}

/** Every set of a storefront: bundles, collections, builders, and mattresses with a base. */
const setsOf = (key: string): OfferedSet[] => {
  const storefront = store.deps.catalogue.getStorefront(key);
  const { bundles, collections } = storefront.brand;
  const withPage = <Set extends { readonly name: string; readonly url: string | null }>(
    sets: readonly Set[],
  ) => sets.filter(({ url }) => url !== null).map(({ name }) => name);
  return [
    ...withPage(bundles).map(
      (name): OfferedSet => ({
        name,
        open: async ({ client }, query) => result(await client.bundlePage(name, query)),
      }),
    ),
    ...withPage(collections).map(
      (name): OfferedSet => ({
        name,
        open: async ({ client }, query) => result(await client.setPage(name, query)),
      }),
    ),
    ...builderModes(storefront).map(
      (mode): OfferedSet => ({
        name: `builder ${mode}`,
        open: async ({ client }, query) => result(await client.builderPage(mode, query)),
      }),
    ),
    ...adjustableMattresses(storefront).map(
      ({ data }): OfferedSet => ({
        name: `${data.name} with a base`,
        open: async ({ client }, query) => result(await client.adjustableBundlePage(data.name, query)),
      }),
    ),
  ];
};

/** Every choice that a page offers beside its size: another product, an option, an extra, a colour, a number of pieces. */
const choicesOn = (page: SetPage): Query[] => {
  const options = (field: string, all: readonly { readonly value: string; readonly isSoldOut: boolean }[]) =>
    all.filter(({ isSoldOut }) => !isSoldOut).map(({ value }) => ({ [field]: value }));
  if ('pieces' in page)
    return [
      {},
      ...options('color', page.colors),
      ...page.pieces.flatMap(({ field, maximum }) =>
        Array.from({ length: maximum }, (_, index) => ({ [field]: String(index + 1) })),
      ),
    ];
  return [
    {},
    ...page.groups.flatMap(({ field, products, options: choosers }) => [
      ...products.map(({ name }) => ({ [field]: name })),
      ...choosers.flatMap((chooser) => options(chooser.field, chooser.options)),
    ]),
    ...page.extras.map(({ name }) => ({ extra: name })),
  ];
};

it(
  'the page of a set says what the cart charges, in every size and choice of every set and with every code [C1.37]',
  WALK_PATIENCE,
  async () => {
    const faults: string[] = [];
    let tried = 0;
    for (const { storefront: key, page: set, turn } of await stopsOf(setsOf, ({ name }) => name)) {
      const { open } = set;
      const shopper = () => store.shopper(`${key}.localhost`);
      const first = await open(shopper(), {});
      const sizes = first.sizes.filter(({ isSoldOut }) => !isSoldOut).map(({ value }) => ({ size: value }));
      for (const size of choicesOf<Query>(sizes.length > 0 ? sizes : [{}], turn))
        for (const choice of choicesOf(choicesOn(await open(shopper(), size)), turn)) {
          const page = await open(shopper(), { ...size, ...choice });
          if (page.problem !== null) continue;
          for (const code of choicesOf(CODES, tried)) {
            tried += 1;
            const shown =
              code === null
                ? page.summary.total.amount
                : await livePriceShown(shopper(), livePriceOfSet(page), {}, { code, quantity: 1 });
            const charged = await chargedWith(shopper(), code, (client) => client.addItems(page.items));
            const what = JSON.stringify({ ...size, ...choice, code });
            if (shown !== charged) faults.push(`${key} ${page.path} ${what}: ${shown}, charged ${charged}`);
          }
        }
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(60);
  },
);
