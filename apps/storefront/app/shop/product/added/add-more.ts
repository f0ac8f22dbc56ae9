import type { Client } from '@counterpane/contract/client';
import type { ProductPage } from '@counterpane/contract/pages';
import { addSet, type Outcome } from '../add-to-cart.ts';
import { parseOffers } from '../offers/parse-offers.ts';
import { parsePurchase } from '../purchase-form.ts';

/** Adds what was ticked in the pop-up to the line that is in the cart already: as its form tells it. */
export const addMore = async (
  client: Client,
  { product, state }: ProductPage,
  form: FormData,
  line: string,
): Promise<{ readonly outcome: Outcome; readonly unfit: readonly string[] }> => {
  const { items, neighbours, unfit } = parseOffers(form, state, parsePurchase(form, product));
  const wanted = [...neighbours, ...items.map((item) => ({ ...item, forItem: line }))];
  if (wanted.length === 0) return { outcome: { ok: true, missing: [], line }, unfit };
  const outcome = await addSet(client, wanted, 'upsell-popup');
  // The product is in the cart whatever became of these.
  return { outcome: outcome.ok ? outcome : { ok: true, missing: [outcome.refusal], line }, unfit };
};
