import { findFiled, isFiledFor } from './filed.ts';
import type { Brand } from './load.ts';
import type { ProductData } from './product-schema.ts';
import { variantsOf } from './variants.ts';

/** What is wrong with the prices and the stock of a brand. A sleep bundle has none of its own. */
export const priceFaults = (brand: Brand): string[] => [
  ...missingPrices(brand),
  ...wrongPrices(brand),
  ...strayKeys(brand),
  ...cheapKings(brand),
];

/** A split king is two Twin XL, and a sleep bundle the sum of its parts. */
const pricedVariants = (product: ProductData) =>
  product.components.length > 0 ? [] : variantsOf(product).filter(({ size }) => size !== 'splitKing');

const missingPrices = ({ products, prices }: Brand): string[] =>
  products.flatMap((product) =>
    pricedVariants(product)
      .filter(({ key }) => !findFiled(prices[product.name], key))
      .map(({ key }) => `${product.name}: ${key} has no price`),
  );

const wrongPrices = ({ prices }: Brand): string[] =>
  Object.entries(prices).flatMap(([name, variants]) =>
    Object.entries(variants)
      .filter(([, [list = 0, price = 0]]) => price <= 0 || price > list)
      .map(([key]) => `${name}: ${key} costs more than its list price, or nothing`),
  );

/** A price or a stock under a key that no variant has would be read by nobody. */
const strayKeys = ({ products, prices, stock }: Brand): string[] =>
  Object.entries({ price: prices, stock }).flatMap(([what, filed]) =>
    Object.entries(filed).flatMap(([name, keys]) => {
      const product = products.find((each) => each.name === name);
      const variants = product ? pricedVariants(product) : [];
      return Object.keys(keys)
        .filter((place) => !variants.some(({ key }) => isFiledFor(place, key)))
        .map((place) => `${name}: ${what} of ${place} belongs to no variant`);
    }),
  );

const cheapKings = ({ products, prices }: Brand): string[] =>
  products.flatMap(({ name, ...product }) => {
    const priceOf = (key: string) => findFiled(prices[name], key)?.[1];
    return pricedVariants({ name, ...product })
      .filter(({ size }) => size === 'king' && product.sizes.includes('queen'))
      .filter(({ key }) => {
        const [king, queen] = [priceOf(key), priceOf(key.replace('king', 'queen'))];
        return king !== undefined && queen !== undefined && king < queen;
      })
      .map(({ key }) => `${name}: ${key} is cheaper than the queen`);
  });
