import type { Brand } from './brand.ts';
import { appliesToVariant, mostSpecificValue } from './most-specific-value.ts';
import type { ProductData } from './product-schema.ts';
import { variantsOf } from './variants.ts';

/** What is wrong with the prices and the stock of a brand. A sleep bundle has none of its own. */
export const validatePrices = (brand: Brand): string[] => [
  ...missingPrices(brand),
  ...wrongPrices(brand),
  ...strayKeys(brand),
  ...fallingPrices(brand),
];

/** A split king is two Twin XL, and a sleep bundle the sum of its parts. */
const pricedVariants = (product: ProductData) =>
  product.components.length > 0 ? [] : variantsOf(product).filter(({ size }) => size !== 'splitKing');

const missingPrices = ({ products, prices }: Brand): string[] =>
  products.flatMap((product) =>
    pricedVariants(product)
      .filter(({ key }) => !mostSpecificValue(prices[product.name], key))
      .map(({ key }) => `${product.name}: ${key} has no price`),
  );

const wrongPrices = ({ prices }: Brand): string[] =>
  Object.entries(prices).flatMap(([name, variants]) =>
    Object.entries(variants)
      .filter(([, [list = 0, price = 0]]) => price <= 0 || price > list)
      .map(([key]) => `${name}: ${key} costs more than its list price, or nothing`),
  );

/** A price or a stock under a key that no variant has would never be read. */
const strayKeys = ({ products, prices, stock }: Brand): string[] =>
  Object.entries({ price: prices, stock }).flatMap(([what, filed]) =>
    Object.entries(filed).flatMap(([name, keys]) => {
      const product = products.find((each) => each.name === name);
      const variants = product ? pricedVariants(product) : [];
      return Object.keys(keys)
        .filter((place) => !variants.some(({ key }) => appliesToVariant(place, key)))
        .map((place) => `${name}: ${what} of ${place} belongs to no variant`);
    }),
  );

/** Smallest first. Pillows come in standard where sheets come in twin. */
const LADDER = ['standard', 'twin', 'twinXL', 'full', 'queen', 'king'];

/** More mattress never costs less, neither at its price nor at its list price; the rest of the variant alike. */
const fallingPrices = ({ products, prices }: Brand): string[] =>
  products.flatMap((product) => {
    const filed = prices[product.name];
    return pricedVariants(product).flatMap(({ key, size }) => {
      const smaller = LADDER.slice(0, Math.max(0, LADDER.indexOf(size ?? ''))).findLast((one) =>
        product.sizes.includes(one),
      );
      if (size === null || smaller === undefined) return [];
      const own = mostSpecificValue(filed, key);
      const lesser = mostSpecificValue(filed, key.replace(size, smaller));
      if (!own || !lesser) return [];
      const [list = 0, price = 0] = own;
      const [lesserList = 0, lesserPrice = 0] = lesser;
      return [
        ...(price < lesserPrice ? [`${product.name}: ${key} is cheaper than the ${smaller}`] : []),
        ...(list < lesserList ? [`${product.name}: ${key} has a lower list price than the ${smaller}`] : []),
      ];
    });
  });
