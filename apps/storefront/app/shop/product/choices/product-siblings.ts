import type { ProductPage } from '@counterpane/contract/pages/pages';
import type { LinkTile } from './link-tiles.tsx';

interface SiblingAxis {
  readonly axis: 'material' | 'firmness';
  readonly products: readonly LinkTile[];
}

/**
 * The siblings of a product by what they differ in: the other materials with its firmness, and the other firmnesses of
 * its material. An axis on which there is nothing to choose is left out.
 */
export const siblingAxes = ({
  product,
  siblings,
}: Pick<ProductPage, 'product' | 'siblings'>): SiblingAxis[] => {
  const { url } = product.metadata;
  const here = siblings.find((one) => one.url === url);
  if (!here) return [];
  const productsOf = (alike: 'material' | 'firmness', title: 'materialTitle' | 'firmnessTitle') =>
    siblings
      .filter((one) => one[alike] === here[alike])
      .flatMap((one) => {
        const name = one[title];
        return name === null ? [] : [{ title: name, url: one.url, isHere: one === here }];
      });
  const axes: SiblingAxis[] = [
    { axis: 'material', products: productsOf('firmness', 'materialTitle') },
    { axis: 'firmness', products: productsOf('material', 'firmnessTitle') },
  ];
  return axes.filter(({ products }) => new Set(products.map(({ title }) => title)).size > 1);
};
