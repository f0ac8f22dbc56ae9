import type { ProductPage } from '@counterpane/contract/pages/pages';
import { useText } from '../../../language/use-text.ts';
import { LinkTiles, TileList } from './link-tiles.tsx';
import { siblingAxes } from './product-siblings.ts';

const TITLES = { material: 'Material', firmness: 'Firmness' } as const;

/** Links to the siblings of a product, in other materials and firmnesses. */
export const SiblingLinks = ({ page }: { page: Pick<ProductPage, 'product' | 'siblings'> }) => {
  const t = useText();
  return siblingAxes(page).map(({ axis, products }) => (
    <LinkTiles key={axis} title={t(TITLES[axis])}>
      <TileList tiles={products} />
    </LinkTiles>
  ));
};
