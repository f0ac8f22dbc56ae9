import type { Client } from '@counterpane/contract/client';
import type { ProductPage } from '@counterpane/contract/pages';
import { setAsChosen } from '@counterpane/rules/bundles/set-as-chosen';
import type { AddSource } from '@counterpane/rules/upsells/popup-sources';
import { addPurchase, addSet, type Outcome } from './add-to-cart.ts';
import { COLLECTION_BUTTON, collectionItems } from './offers/collection-items.ts';
import { findCollection } from './offers/find-collection.ts';
import { parseOffers, parseSource } from './offers/parse-offers.ts';
import { parsePurchase } from './purchase-form.ts';
import { isQuantity } from './quantity-fault.ts';

/** The buttons that add the whole set. */
const OF_SETS: readonly (AddSource | undefined)[] = ['bundle-upsell', 'adjustable-bundle-upsell'];

/** What a sent purchase form comes to, with the titles of what was ticked and does not fit. */
export const addSent = async (
  client: Client,
  { product, state }: ProductPage,
  form: FormData,
): Promise<{ readonly outcome: Outcome; readonly unfit: readonly string[] }> => {
  const item = parsePurchase(form, product);
  if (!isQuantity(item.quantity)) {
    const refusal = { code: 'quantity_out_of_range', text: '', sentQuantity: item.quantity };
    return { outcome: { ok: false, refusal, status: 422 }, unfit: [] };
  }
  const source = parseSource(form);
  if (OF_SETS.includes(source) && state.bundle) {
    const items = setAsChosen(state.bundle.items, item);
    return { outcome: await addSet(client, items, source, product.id), unfit: [] };
  }
  const collection = findCollection(state, item) ?? state.collection;
  if (form.get('source') === COLLECTION_BUTTON && collection) {
    const items = collectionItems(collection);
    return { outcome: await addSet(client, items, 'bundle-upsell', product.id), unfit: [] };
  }
  const { items: offers, neighbours, unfit } = parseOffers(form, state, item);
  return { outcome: await addPurchase(client, { item, offers, neighbours, source }), unfit };
};
