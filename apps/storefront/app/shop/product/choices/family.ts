import type { ProductPage } from '@counterpane/contract/pages/pages';
import type { LinkTile } from './link-tiles.tsx';

interface FamilyAxis {
  readonly axis: 'material' | 'firmness';
  readonly members: readonly LinkTile[];
}

/**
 * What else a model comes in: in the other materials with this firmness, and in the other firmnesses of this material.
 * An axis on which there is nothing to choose is left out.
 */
export const familyOf = ({ product, siblings }: Pick<ProductPage, 'product' | 'siblings'>): FamilyAxis[] => {
  const { url } = product.metadata;
  const here = siblings.find((one) => one.url === url);
  if (!here) return [];
  const membersOf = (alike: 'material' | 'firmness', title: 'materialTitle' | 'firmnessTitle') =>
    siblings
      .filter((one) => one[alike] === here[alike])
      .flatMap((one) => {
        const name = one[title];
        return name === null ? [] : [{ title: name, url: one.url, isHere: one === here }];
      });
  const axes: FamilyAxis[] = [
    { axis: 'material', members: membersOf('firmness', 'materialTitle') },
    { axis: 'firmness', members: membersOf('material', 'firmnessTitle') },
  ];
  return axes.filter(({ members }) => new Set(members.map(({ title }) => title)).size > 1);
};
