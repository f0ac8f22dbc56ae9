import type { ItemToAdd } from '@counterpane/contract/carts';
import type { Client } from '@counterpane/contract/client';
import type { BundlePage, CollectionPage } from '@counterpane/contract/set-pages';
import { addSet, type Outcome } from '../product/add-to-cart.ts';
import { parseOpener, parseSource } from '../product/offers/parse-offers.ts';

export type SetPage = Pick<BundlePage | CollectionPage, 'items' | 'upsells' | 'problem'>;

/** What a sent form came to; `only` is the title of what was added by itself, while the set is still chosen. */
export interface SetOutcome {
  readonly outcome: Outcome;
  readonly only: string | null;
}

/**
 * All parts of a set in one call, then what was ticked in the pop-up; or just the one thing whose own button
 * was pressed. No part where the set cannot be had as it was chosen.
 */
export const addSetSent = async (client: Client, page: SetPage, form: FormData): Promise<SetOutcome> => {
  const just = page.upsells.find(({ name }) => name === form.get('just'));
  if (just) return { outcome: await addSet(client, [toAdd(just.item)], 'upsell-list-box'), only: just.title };
  if (page.problem !== null) return { outcome: refused(page.problem), only: null };
  const source = parseSource(form);
  const set = await addSet(client, page.items.map(toAdd), parseOpener(form) ?? source);
  const ticked = page.upsells.filter(({ name }) => form.getAll('upsell').includes(name));
  if (!set.ok || ticked.length === 0) return { outcome: set, only: null };
  const others = await addSet(
    client,
    ticked.map(({ item }) => toAdd(item)),
    source,
  );
  return { outcome: { ok: true, missing: [...set.missing, ...missingOf(others)] }, only: null };
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
