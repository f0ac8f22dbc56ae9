import type { ProductPage } from '@counterpane/contract/pages/pages';
import { PerVariant } from '../per-variant.tsx';
import { LinkTiles, TileList } from './link-tiles.tsx';
import { choiceTiles, linkedChoices } from './page-choice.ts';

type ChoiceLinksProps = Pick<ProductPage, 'product' | 'variants' | 'selectedSku'>;

/** The model of a mattress, the headboard of a frame: each leads to the page of what was chosen, which has its price. */
export const ChoiceLinks = ({ product, variants, selectedSku }: ChoiceLinksProps) =>
  linkedChoices(product).map((choice) => (
    <LinkTiles key={choice.name} title={choice.title}>
      <PerVariant
        variants={variants}
        selectedSku={selectedSku}
        by={(variant) => JSON.stringify(choiceTiles(choice, product, variant))}
      >
        {(variant) => <TileList tiles={choiceTiles(choice, product, variant)} />}
      </PerVariant>
    </LinkTiles>
  ));
