import type { CartView, ItemToAdd } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import type { BundlePage, CollectionPage } from '@counterpane/contract/pages/set-pages';
import { addSet, alsoMissing, type Outcome, refused } from '../product/add-to-cart.ts';
import { ADDED } from '../product/added/added-url.ts';
import { outcomeInCart } from '../product/added/outcome-in-cart.ts';
import { notAdded } from '../product/not-added.ts';
import { parseSource } from '../product/offers/parse-offers.ts';
import { findNotAdded } from './find-not-added.ts';
import { matchesSubmittedChoices, type SetChoices } from './matches-submitted-choices.ts';

export type SetPage = Pick<CollectionPage, 'items' | 'upsells' | 'problem' | 'path' | 'summary'> &
  Partial<Pick<BundlePage, 'extras'>> &
  SetChoices;

/** The result of a sent form; `only` is the title of a product that was added by itself, while the set is still chosen. */
export interface SetOutcome {
  readonly outcome: Outcome;
  readonly only: string | null;
}

/**
 * Adds all parts of a set in one call; or just the product whose own button was pressed, or what was ticked in the pop-up
 * of a set that is in the cart. Nothing where the set cannot be had as it was chosen.
 */
export const addSetFromForm = async (client: Client, page: SetPage, form: FormData): Promise<SetOutcome> => {
  if (!matchesSubmittedChoices(page, form)) return { outcome: refused(notAdded('set_gone')), only: null };
  if (form.has('just')) return addJust(client, page, String(form.get('just')));
  if (form.has(ADDED)) return addTicked(client, page, form);
  if (page.problem !== null)
    return { outcome: refused({ code: 'bundle_incomplete', text: page.problem }), only: null };
  const outcome = await addSet(client, page.items.map(toAdd), { source: parseSource(form) });
  const extras = await findNotAdded(client, page.extras ?? [], form.getAll('extra'));
  return { outcome: await withWhiteGlove(client, page, alsoMissing(outcome, extras)), only: null };
};

/** The set is in the cart, also where it cannot be carried in after all: that is said. */
const withWhiteGlove = async (client: Client, { summary }: SetPage, outcome: Outcome): Promise<Outcome> => {
  if (!outcome.ok || !summary.whiteGlove?.isChosen) return outcome;
  const chosen = await client.chooseDelivery({ deliveryOption: 'white-glove' });
  if (chosen.ok) return outcome;
  const { code, error: text } = chosen.error;
  return alsoMissing(outcome, [{ code, text }]);
};

/** Nothing in its place where it is sold out, or not offered any more. */
const addJust = async (client: Client, { upsells }: SetPage, name: string): Promise<SetOutcome> => {
  const just = upsells.find((upsell) => upsell.name === name && !upsell.isSoldOut);
  if (just)
    return {
      outcome: await addSet(client, [toAdd(just.item)], { source: 'upsell-list-box' }),
      only: just.title,
    };
  const [gone] = await findNotAdded(client, upsells, [name]);
  return { outcome: refused(gone ?? notAdded('offer_gone')), only: null };
};

const addTicked = async (client: Client, page: SetPage, form: FormData): Promise<SetOutcome> => {
  const names = form.getAll('upsell');
  const ticked = page.upsells.filter(({ name, isSoldOut }) => !isSoldOut && names.includes(name));
  const items = ticked.map(({ item }) => toAdd(item));
  const outcome: Outcome =
    items.length === 0
      ? { ok: true, missing: [], line: null }
      : await addSet(client, items, { source: parseSource(form) });
  const gone = await findNotAdded(client, page.upsells, names);
  // The set was added before, whatever became of these.
  const ofPopup: Outcome = { ok: true, missing: [...missingOf(outcome), ...gone], line: null };
  return { outcome: await outcomeInCart(client, ofPopup, (cart) => isSetIn(cart, page)), only: null };
};

const isSetIn = ({ items: lines }: CartView, { items }: SetPage): boolean =>
  items.length > 0 &&
  items.every(({ productID, properties }) =>
    lines.some(
      ({ product, isGift, properties: own }) =>
        product.id === productID &&
        !isGift &&
        properties.every(({ name, value }) => own.some((one) => one.name === name && one.value === value)),
    ),
  );

const toAdd = ({ productID, quantity, properties }: SetPage['items'][number]): ItemToAdd => ({
  productID,
  quantity,
  properties: properties.map(({ name, value }) => ({ name, value })),
});

const missingOf = (outcome: Outcome) => (outcome.ok ? outcome.missing : [outcome.refusal]);
