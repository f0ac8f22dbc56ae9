import type { CartView, ItemToAdd, Notice } from '@counterpane/contract/cart/carts';
import type { Answer, Client } from '@counterpane/contract/client';
import type { AddSource } from '@counterpane/rules/upsells/popup-sources';
import { findAddRefusals } from './add-refusals.ts';

/** What a sent form puts into the cart. */
interface Purchase {
  readonly item: ItemToAdd;
  /** What was chosen for the item, for the line that it gets. */
  readonly offers: readonly ItemToAdd[];
  /** What was chosen with it and gets a line of its own. */
  readonly separateItems: readonly ItemToAdd[];
  readonly source: AddSource | undefined;
  /** What the shopper was quoted at their door. */
  readonly priceQuote?: string | undefined;
}

type SetOptions = Partial<Pick<Purchase, 'source' | 'priceQuote'>> & { readonly of?: string | null };

/**
 * Nothing was added, or the product was: with all that was asked for, or without some of it. `line` is the cart's line of
 * the product whose page it is; null on the page of a set. `isGone`: more was sent for what is not in the cart any more.
 */
export type Outcome =
  | {
      readonly ok: true;
      readonly missing: readonly Notice[];
      readonly line: string | null;
      readonly isGone?: true;
    }
  | { readonly ok: false; readonly refusal: Notice; readonly status: number };

/** What was sent cannot be added. */
export const refused = (refusal: Notice): Outcome => ({ ok: false, refusal, status: 422 });

/** What other items of the same call name the product by. */
const PRODUCT = 'item-1';

/** Puts a product into the cart with what was chosen for it. What goes with it does not come without it. */
export const addPurchase = async (
  client: Client,
  { item, offers, separateItems, source, priceQuote }: Purchase,
): Promise<Outcome> => {
  const items = [
    item,
    ...separateItems.map((separate) => ({ ...separate, onlyWith: PRODUCT })),
    ...offers.map((offer) => ({ ...offer, forItem: PRODUCT })),
  ];
  const answer = await client.addItems(items, { source, priceQuote });
  if (!answer.ok) return { ok: false, refusal: noticeOf(answer), status: answer.status };
  const missing = findAddRefusals(answer.result);
  const [line = null] = answer.result.added ?? [];
  const [refusal] = missing;
  return line === null && refusal ? refused(refusal) : { ok: true, missing, line };
};

/** Puts the items of a set into the cart. `of` is the product whose page it is: the outcome has its line. */
export const addSet = async (
  client: Client,
  items: readonly ItemToAdd[],
  { source, priceQuote, of = null }: SetOptions = {},
): Promise<Outcome> => {
  const answer = await client.addItems(items, { source, priceQuote });
  if (!answer.ok) return { ok: false, refusal: noticeOf(answer), status: answer.status };
  const missing = findAddRefusals(answer.result);
  const [refusal] = missing;
  if (refusal && missing.length >= items.length) return refused(refusal);
  const own = items.findIndex(({ productID }) => productID === of);
  return { ok: true, missing, line: answer.result.added?.[own] ?? null };
};

/** Adds what was not sent to the cart at all to what is missing, where the product or the set was added. */
export const alsoMissing = (outcome: Outcome, more: readonly Notice[]): Outcome =>
  outcome.ok ? { ...outcome, missing: [...outcome.missing, ...more] } : outcome;

const noticeOf = ({ error }: Extract<Answer<CartView>, { ok: false }>): Notice => ({
  ...error,
  text: error.error,
});
