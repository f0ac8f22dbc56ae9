import type { Client } from '@counterpane/contract/client';
import type { ProductPage } from '@counterpane/contract/pages/pages';
import { addSet, alsoMissing, type Outcome } from '../add-to-cart.ts';
import { parseOffers } from '../offers/parse-offers.ts';
import { parsePurchase } from '../purchase-form.ts';
import { outcomeInCart } from './outcome-in-cart.ts';

/** Adds what was ticked in the pop-up to the line that is in the cart already: as its form tells it. */
export const addMore = async (
  client: Client,
  page: ProductPage,
  form: FormData,
  line: string,
): Promise<Outcome> =>
  outcomeInCart(client, await addTicked(client, page, form, line), ({ items }) =>
    items.some((item) => item.itemIdentifier === line && item.product.id === page.product.id),
  );

const addTicked = async (
  client: Client,
  { product, state }: ProductPage,
  form: FormData,
  line: string,
): Promise<Outcome> => {
  const { items, separateItems, unfit } = parseOffers(form, state, parsePurchase(form, product));
  const wanted = [...separateItems, ...items.map((item) => ({ ...item, forItem: line }))];
  if (wanted.length === 0) return { ok: true, missing: unfit, line };
  const outcome = await addSet(client, wanted, { source: 'upsell-popup' });
  // The product was added before, whatever became of these.
  return alsoMissing(outcome.ok ? outcome : { ok: true, missing: [outcome.refusal], line }, unfit);
};
