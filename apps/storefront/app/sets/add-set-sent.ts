import type { Client } from '@counterpane/contract/client';
import type { BundlePage, CollectionPage } from '@counterpane/contract/set-pages';
import type { AddSource } from '@counterpane/rules/upsells/popup-sources';
import { addSet, type Outcome } from '../product/add-to-cart.ts';

/** All parts of a set in one call; nothing where it cannot be had as it was chosen. */
export const addSetSent = async (
  client: Client,
  { items, problem }: Pick<BundlePage | CollectionPage, 'items' | 'problem'>,
  source: AddSource | undefined,
): Promise<Outcome> => {
  if (problem !== null) return refused(problem);
  const parts = items.map(({ productID, quantity, properties }) => ({
    productID,
    quantity,
    properties: properties.map(({ name, value }) => ({ name, value })),
  }));
  return addSet(client, parts, source);
};

const refused = (text: string): Outcome => ({
  ok: false,
  refusal: { code: 'bundle_incomplete', text },
  status: 422,
});
