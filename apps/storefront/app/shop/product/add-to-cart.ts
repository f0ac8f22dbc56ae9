import type { CartView, ItemToAdd, Notice } from '@counterpane/contract/cart/carts';
import type { Answer, Client } from '@counterpane/contract/client';
import type { AddSource } from '@counterpane/rules/upsells/popup-sources';
import { findAddRefusals } from './add-refusals.ts';

/** What a sent form puts into the cart. */
export interface Purchase {
  readonly item: ItemToAdd;
  /** What was chosen for the item, for the line that it gets. */
  readonly offers: readonly ItemToAdd[];
  /** What was chosen with it and gets a line of its own. */
  readonly neighbours: readonly ItemToAdd[];
  readonly source: AddSource | undefined;
}

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

/** Puts a product into the cart and then what was chosen for it. */
export const addPurchase = async (
  client: Client,
  { item, offers, neighbours, source }: Purchase,
): Promise<Outcome> => {
  const isApart = offers.length > 0;
  const added = await client.addItems([isApart ? { ...item, isApart } : item], { source });
  const outcome = outcomeOf(added, 1);
  if (!added.ok || !outcome.ok) return outcome;
  const line = findLine(added.result, item);
  if (line === null || offers.length + neighbours.length === 0) return { ...outcome, line };
  const children = offers.map((offer) => ({ ...offer, forItem: line }));
  const withOffers = await client.addItems([...neighbours, ...children], { source });
  const missing = withOffers.ok ? findAddRefusals(withOffers.result) : [noticeOf(withOffers)];
  return { ok: true, missing, line };
};

/** Puts the items of a set into the cart. `of` is the product whose page it is: the outcome has its line. */
export const addSet = async (
  client: Client,
  items: readonly ItemToAdd[],
  source: AddSource | undefined,
  of: string | null = null,
): Promise<Outcome> => {
  const added = await client.addItems(items, { source });
  const outcome = outcomeOf(added, items.length);
  const own = items.find(({ productID }) => productID === of);
  return added.ok && outcome.ok && own ? { ...outcome, line: findLine(added.result, own) } : outcome;
};

/** What was not even asked of the cart is missing too, where the product or the set was added. */
export const alsoMissing = (outcome: Outcome, more: readonly Notice[]): Outcome =>
  outcome.ok ? { ...outcome, missing: [...outcome.missing, ...more] } : outcome;

const outcomeOf = (answer: Answer<CartView>, count: number): Outcome => {
  if (!answer.ok) return { ok: false, refusal: noticeOf(answer), status: answer.status };
  const missing = findAddRefusals(answer.result);
  const [refusal] = missing;
  return refusal && missing.length >= count ? refused(refusal) : { ok: true, missing, line: null };
};

const noticeOf = ({ error }: Extract<Answer<CartView>, { ok: false }>): Notice => ({
  ...error,
  text: error.error,
});

/** The line that was made for an item: nothing else belongs to it yet. */
const findLine = (
  { items }: CartView,
  { productID, properties = [], quantity = 1 }: ItemToAdd,
): string | null =>
  items.findLast(
    ({ itemIdentifier, product, forItem, isGift, properties: own, quantity: units }) =>
      product.id === productID &&
      units === quantity &&
      forItem === null &&
      !isGift &&
      !items.some((one) => one.forItem === itemIdentifier && !one.isGift) &&
      properties.every(({ name, value }) => own.some((one) => one.name === name && one.value === value)),
  )?.itemIdentifier ?? null;
