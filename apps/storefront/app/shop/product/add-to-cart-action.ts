import type { ItemToAdd } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import type { PageState } from '@counterpane/contract/pages/page-state';
import type { ProductPage } from '@counterpane/contract/pages/pages';
import { setAsChosen } from '@counterpane/rules/bundles/set-as-chosen';
import { isQuantity } from '@counterpane/rules/cart/quantity';
import type { AddSource } from '@counterpane/rules/upsells/popup-sources';
import { addPurchase, addSet, alsoMissing, type Outcome, refused } from './add-to-cart.ts';
import { ADDED } from './added/added-url.ts';
import { notAdded } from './not-added.ts';
import { COLLECTION_BUTTON, collectionItems } from './offers/collection-items.ts';
import { findOfferedCollection } from './offers/find-collection.ts';
import { OFFER_FIELDS, parseOffers, parseSource } from './offers/parse-offers.ts';
import { parseProduct, parsePurchase } from './purchase-form.ts';

/** The buttons that add the whole set. */
const OF_SETS: readonly (AddSource | undefined)[] = ['bundle-upsell', 'adjustable-bundle-upsell'];

/**
 * Adds the product of a form that asks for nothing else: the page need not be read, because the cart says whether it can
 * be had. Null for any other form.
 */
export const addProductOnly = async (
  client: Client,
  form: FormData,
  priceQuote?: string,
): Promise<Outcome | null> => {
  const source = parseSource(form);
  const item = parseProduct(form);
  if (item === null || asksForMore(form)) return null;
  const purchase = { item, offers: [], separateItems: [], source, priceQuote };
  return findQuantityFault(item) ?? addPurchase(client, purchase);
};

/** Whether a set or an offer is chosen. */
const asksForMore = (form: FormData): boolean =>
  OF_SETS.includes(parseSource(form)) ||
  form.get('source') === COLLECTION_BUTTON ||
  form.has(ADDED) ||
  OFFER_FIELDS.some((name) => form.getAll(name).some((value) => value !== ''));

const findQuantityFault = ({ quantity }: ItemToAdd): Outcome | null =>
  quantity !== undefined && !isQuantity(quantity)
    ? refused({ code: 'quantity_out_of_range', text: '', sentQuantity: quantity })
    : null;

/** Adds the product of a form with its offers, or its set. A form that names a set which is gone adds nothing. */
export const addWithOffers = async (
  client: Client,
  { product, state }: Pick<ProductPage, 'product' | 'state'>,
  form: FormData,
  priceQuote?: string,
): Promise<Outcome> => {
  const item = parsePurchase(form, product);
  const fault = findQuantityFault(item);
  if (fault) return fault;
  const source = parseSource(form);
  const options = { source, priceQuote, of: product.id };
  if (OF_SETS.includes(source)) {
    const items = bundleItems(state, item, form.get('bundle'));
    return items ? addSet(client, items, options) : refused(notAdded('set_gone'));
  }
  if (form.get('source') === COLLECTION_BUTTON) {
    const collection = findOfferedCollection(state, item);
    if (!collection?.isComplete) return refused(notAdded('set_gone'));
    return addSet(client, collectionItems(collection), { ...options, source: 'bundle-upsell' });
  }
  const { items: offers, separateItems, unfit } = parseOffers(form, state, item);
  return alsoMissing(await addPurchase(client, { item, offers, separateItems, source, priceQuote }), unfit);
};

/** The named set with the product of the page as it was chosen; null where the page has another, or none in that size. */
const bundleItems = (
  { bundle }: Pick<PageState, 'bundle'>,
  item: ItemToAdd,
  name: FormDataEntryValue | null,
) => {
  if (!bundle || (name !== null && name !== bundle.name)) return null;
  const own = bundle.items.find(({ productID }) => productID === item.productID);
  return sizeOf(own) === sizeOf(item) ? setAsChosen(bundle.items, item) : null;
};

const sizeOf = (item: Pick<ItemToAdd, 'properties'> | undefined): string | undefined =>
  item?.properties?.find(({ name }) => name === 'Size')?.value;
