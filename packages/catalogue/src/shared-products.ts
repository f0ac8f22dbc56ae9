import type { Brand } from './brand.ts';

/**
 * A brand with what it sells of others: the same goods under the same inventory keys, with the words, prices and
 * stock of the brand that makes them. Its own entry of a name wins, so that one price can differ.
 * @throws Error when a brand or product that it names does not exist.
 */
export const withSharedProducts = (brand: Brand, all: readonly Brand[]): Brand =>
  brand.brand.sells.reduce((own, shared) => withProductsOf(own, shared, all), brand);

type Shared = Brand['brand']['sells'][number];

const withProductsOf = (own: Brand, { from, products: names }: Shared, all: readonly Brand[]): Brand => {
  const maker = all.find(({ key }) => key === from);
  if (!maker) throw new Error(`${own.key} sells products of ${from}, which is no brand`);
  const products = names.map((name) => {
    const product = maker.products.find((each) => each.name === name);
    if (!product) throw new Error(`${own.key} sells ${name} of ${from}, which has no such product`);
    return product;
  });
  return {
    ...own,
    products: [...own.products, ...products],
    prices: { ...pick(maker.prices, names), ...own.prices },
    stock: { ...pick(maker.stock, names), ...own.stock },
  };
};

const pick = <Value>(record: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
