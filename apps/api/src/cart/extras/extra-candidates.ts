import { planText } from '@counterpane/contract/cart/plan-text';
import type { MessageOrText } from '@counterpane/messages/message';
import { QUANTITY } from '@counterpane/rules/cart/quantity';
import { chosenSize } from '@counterpane/rules/options/chosen-size';
import type { FindProduct, Product, Variant } from '@counterpane/rules/options/product';
import type { DraftLine } from '@counterpane/rules/pricing/draft';
import { plansFor } from '@counterpane/rules/protection/plans-for';
import { brandUpsells } from '@counterpane/rules/upsells/brand-upsells';
import { goesWith } from '@counterpane/rules/upsells/goes-with';
import { giftsReplaced, REPLACES_GIFTS } from '@counterpane/rules/upsells/replaces-gifts';
import { upsellChoice } from '@counterpane/rules/upsells/upsell-choice';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';
import type { Storefront } from '../../catalogue/storefront.ts';

/** An extra that becomes a line of its own when it is added. */
interface Candidate {
  readonly kind: 'protection' | 'upgrade';
  readonly product: Product;
  readonly variant: Variant;
  readonly quantity: number;
  readonly text: MessageOrText;
}

interface CandidateFacts {
  readonly storefront: Storefront;
  readonly findProduct: FindProduct;
}

/** At most this many upgrades are offered for a line. */
const MOST_UPGRADES = 4;

/** The plans that cover a line, beside those that it has. */
export const planCandidates = (
  { product, variant, quantity }: DraftLine,
  children: readonly DraftLine[],
  { entries, flags }: Storefront,
): Candidate[] =>
  plansFor(
    { product, chosen: variant.chosen },
    children.flatMap((child) => child.product.plan ?? []),
    entries.map((entry) => entry.product),
    flags,
  ).map((offer) => ({
    ...offer,
    kind: 'protection',
    quantity,
    text: offer.product.plan ? planText(offer.product.plan) : offer.product.title,
  }));

/**
 * The first few upsells that go with a line and are not in the cart: those with a saving, then those for this
 * product, then the rest of the brand's list. An item that comes free anyway is not offered.
 */
export const upgradeCandidates = (
  line: DraftLine,
  children: readonly DraftLine[],
  facts: CandidateFacts,
): Candidate[] => {
  const { findProduct } = facts;
  const { upsells, flags, giftBundleId } = facts.storefront;
  return brandUpsells(upsells, line.product, flags, findProduct)
    .filter(({ productId }) => productId !== giftBundleId)
    .filter(({ productId }) => !children.some(({ product }) => product.id === productId))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((upsell) => upgradeOf(upsell, line, children, facts) ?? [])
    .slice(0, MOST_UPGRADES);
};

const rankOf = ({ type, sellsWith }: FoundUpsell): number => {
  if (type === 'fixed-saving') return 0;
  return sellsWith.length > 0 ? 1 : 2;
};

const upgradeOf = (
  upsell: FoundUpsell,
  line: DraftLine,
  children: readonly DraftLine[],
  { storefront: { flags }, findProduct }: CandidateFacts,
): Candidate | null => {
  const product = findProduct(upsell.productId);
  const size = chosenSize(line.variant.chosen);
  const choice = product && upsellChoice(upsell, product, size, flags);
  if (!choice || !goesWith({ product, variant: choice.variant }, line, flags)) return null;
  const isInPlaceOfGifts = product.markers.includes(REPLACES_GIFTS);
  const beds = line.quantity - (isInPlaceOfGifts ? giftsReplaced(line, children, flags) : 0);
  const quantity = Math.min(QUANTITY.max, choice.quantity * beds);
  return quantity === 0
    ? null
    : { kind: 'upgrade', product, variant: choice.variant, quantity, text: upsell.shortTitle };
};
