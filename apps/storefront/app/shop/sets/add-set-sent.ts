import type { ItemToAdd } from '@counterpane/contract/carts';
import type { Client } from '@counterpane/contract/client';
import type { BundlePage, CollectionPage } from '@counterpane/contract/set-pages';
import { addSet, type Outcome } from '../product/add-to-cart.ts';
import { ADDED } from '../product/added/added-place.ts';
import { parseSource } from '../product/offers/parse-offers.ts';

export type SetPage = Pick<BundlePage | CollectionPage, 'items' | 'upsells' | 'problem' | 'path' | 'summary'>;

/** What a sent form came to; `only` is the title of what was added by itself, while the set is still chosen. */
export interface SetOutcome {
  readonly outcome: Outcome;
  readonly only: string | null;
}

/**
 * All parts of a set in one call; or just the one thing whose own button was pressed, or what was ticked in the pop-up of
 * a set that is in the cart. No part where the set cannot be had as it was chosen.
 */
export const addSetSent = async (client: Client, page: SetPage, form: FormData): Promise<SetOutcome> => {
  const just = page.upsells.find(({ name }) => name === form.get('just'));
  if (just) return { outcome: await addSet(client, [toAdd(just.item)], 'upsell-list-box'), only: just.title };
  if (form.has(ADDED)) return addTicked(client, page, form);
  if (page.problem !== null) return { outcome: refused(page.problem), only: null };
  const outcome = await addSet(client, page.items.map(toAdd), parseSource(form));
  return { outcome: await withWhiteGlove(client, page, outcome), only: null };
};

/** The set is in the cart, also where it cannot be carried in after all: that is said. */
const withWhiteGlove = async (client: Client, { summary }: SetPage, outcome: Outcome): Promise<Outcome> => {
  if (!outcome.ok || !summary.whiteGlove?.isChosen) return outcome;
  const chosen = await client.chooseDelivery({ deliveryOption: 'white-glove' });
  if (chosen.ok) return outcome;
  const { code, error: text } = chosen.error;
  return { ...outcome, missing: [...outcome.missing, { code, text }] };
};

const addTicked = async (client: Client, page: SetPage, form: FormData): Promise<SetOutcome> => {
  const ticked = page.upsells.filter(({ name }) => form.getAll('upsell').includes(name));
  const items = ticked.map(({ item }) => toAdd(item));
  const outcome: Outcome =
    items.length === 0
      ? { ok: true, missing: [], line: null }
      : await addSet(client, items, parseSource(form));
  // The set is in the cart whatever became of these.
  return { outcome: { ok: true, missing: missingOf(outcome), line: null }, only: null };
};

const toAdd = ({ productID, quantity, properties }: SetPage['items'][number]): ItemToAdd => ({
  productID,
  quantity,
  properties: properties.map(({ name, value }) => ({ name, value })),
});

const missingOf = (outcome: Outcome) => (outcome.ok ? outcome.missing : [outcome.refusal]);

const refused = (text: string): Outcome => ({
  ok: false,
  refusal: { code: 'bundle_incomplete', text },
  status: 422,
});
