import type { ProductPage } from '@counterpane/contract/pages/pages';
import { useText } from '../../../language/use-text.ts';
import { familyOf } from './family.ts';
import { LinkTiles, TileList } from './link-tiles.tsx';

const TITLES = { material: 'Material', firmness: 'Firmness' } as const;

/** A model in its materials and firmnesses: each is a product of its own, so choosing one leads to its page. */
export const FamilyLinks = ({ page }: { page: Pick<ProductPage, 'product' | 'siblings'> }) => {
  const t = useText();
  return familyOf(page).map(({ axis, members }) => (
    <LinkTiles key={axis} title={t(TITLES[axis])}>
      <TileList tiles={members} />
    </LinkTiles>
  ));
};
