import type { Flags } from '../flags.ts';
import { findVariant } from '../options/find-variant.ts';
import type { FindProduct, Product, Variant } from '../options/product.ts';
import { variantTitle } from '../options/variant-title.ts';
import type { LineRefusal } from '../refusal-groups.ts';
import { bedsServed, goesWith } from '../upsells/goes-with.ts';
import { REPLACES_GIFTS } from '../upsells/replaces-gifts.ts';
import type { CartLine } from './line.ts';

interface PlaceFacts {
  readonly findProduct: FindProduct;
  readonly flags: Pick<Flags, 'splitKingGift'>;
}

/**
 * Why a line cannot be an add-on of its parent, or a line of its own, or null ([C3], isNotSaleAble and sellsWith): it is
 * sold only with something else, or does not go with its parent.
 */
export const findAddOnRefusal = (
  lines: readonly CartLine[],
  line: CartLine,
  facts: PlaceFacts,
): LineRefusal | null => {
  const own = findChosen(line, facts);
  if (!own) return null;
  if (line.forItem === null)
    return own.product.upsell?.isNotSaleable ? { code: 'sold_only_with', title: own.product.title } : null;
  const parent = lines.find(({ id }) => id === line.forItem);
  const base = parent && findChosen(parent, facts);
  if (!base || goesWith(own, base, facts.flags)) return null;
  return { code: 'does_not_go_with', title: titleOf(own), with: titleOf(base) };
};

/**
 * Why an upgrade in place of the free gifts cannot come to a bed, or null: such upgrades would serve more beds than
 * there are, and one of them would save nothing.
 */
export const findUpgradeRefusal = (
  lines: readonly CartLine[],
  line: CartLine,
  facts: PlaceFacts,
): LineRefusal | null => {
  const parent = lines.find(({ id }) => id === line.forItem);
  const bed = parent && findChosen(parent, facts);
  const own = findChosen(line, facts);
  if (!bed || !own || !replacesGifts(own)) return null;
  const served = lines
    .filter(({ forItem }) => forItem === parent.id)
    .reduce((sum, { quantity, ...other }) => {
      const found = findChosen({ quantity, ...other }, facts);
      return found && replacesGifts(found) ? sum + bedsServed({ ...found, quantity }, bed, facts.flags) : sum;
    }, 0);
  if (served <= parent.quantity) return null;
  return { code: 'upgrade_already_there', title: own.product.title, with: bed.product.title };
};

const replacesGifts = ({ product }: Chosen): boolean => product.markers.includes(REPLACES_GIFTS);

const titleOf = ({ product, variant }: Chosen): string => variantTitle(product, variant);

interface Chosen {
  readonly product: Product;
  readonly variant: Variant;
}

const findChosen = ({ productId, properties }: CartLine, { findProduct }: PlaceFacts): Chosen | null => {
  const product = findProduct(productId);
  const found = product && findVariant(product, properties);
  return product && found?.ok ? { product, variant: found.variant } : null;
};
