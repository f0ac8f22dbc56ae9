import type { Brand } from './load.ts';
import { variantsOf } from './variants.ts';

/** What in a brand's data contradicts itself; empty when all fits. */
export const checkBrand = (brand: Brand): string[] => [
  ...missingPrices(brand),
  ...unknownGifts(brand),
  ...wrongPrices(brand),
  ...wrongHeights(brand),
  ...unknownFeatured(brand),
];

const missingPrices = ({ products, prices }: Brand): string[] =>
  products.flatMap((product) =>
    variantsOf(product)
      .filter(({ size }) => size !== 'splitKing')
      .filter(({ key }) => !prices[product.name]?.[key])
      .map(({ key }) => `${product.name}: ${key} has no price`),
  );

const unknownGifts = ({ products }: Brand): string[] =>
  products.flatMap(({ name, gifts }) =>
    gifts
      .filter((gift) => !products.some((product) => product.name === gift))
      .map((gift) => `${name}: gift ${gift} is no product`),
  );

const wrongPrices = ({ prices }: Brand): string[] =>
  Object.entries(prices).flatMap(([name, variants]) =>
    Object.entries(variants)
      .filter(([, [list = 0, price = 0]]) => price <= 0 || price > list)
      .map(([key]) => `${name}: ${key} costs more than its list price, or nothing`),
  );

const wrongHeights = ({ products }: Brand): string[] =>
  products
    .filter(({ height, drawing }) => {
      const inches = drawing.layers.reduce((sum, layer) => sum + layer.inches, 0);
      return height !== undefined && inches !== height;
    })
    .map(({ name, height }) => `${name}: its layers do not add up to ${height} inches`);

const unknownFeatured = ({ products, content }: Brand): string[] =>
  [...content.home.featured, content.home.hero.product]
    .filter((name) => !products.some((product) => product.name === name))
    .map((name) => `home: ${name} is no product`);
