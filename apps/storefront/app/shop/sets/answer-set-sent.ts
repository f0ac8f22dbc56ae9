import type { Client } from '@counterpane/contract/client';
import { data, redirect } from 'react-router';
import { addresses } from '../../addresses.ts';
import { ADDED, ASK } from '../product/added/added-place.ts';
import { addSetSent, type SetPage } from './add-set-sent.ts';
import { addedSetAddress } from './set-added.ts';

/**
 * What a sent form of a set leads to: the cart once the whole set is in it, else the page again as it was
 * chosen, with what became of it. The page is read again before, so that a form kept for days cannot add
 * what is gone.
 */
export const answerSetSent = async <Page extends SetPage>(client: Client, page: Page, form: FormData) => {
  const sent = await addSetSent(client, page, form);
  const { outcome, only } = sent;
  if (outcome.ok && outcome.missing.length === 0 && only === null) {
    const asks = form.get(ASK) === 'on' && !form.has(ADDED) && page.upsells.length > 0;
    return redirect(asks ? addedSetAddress(page, form) : addresses.cart());
  }
  return data({ page, sent }, { status: outcome.ok ? 200 : outcome.status });
};
