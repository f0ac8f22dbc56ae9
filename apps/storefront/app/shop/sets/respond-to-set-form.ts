import type { Client } from '@counterpane/contract/client';
import { data, redirect } from 'react-router';
import { pageUrls } from '../../page-urls.ts';
import { ADDED, ASK } from '../product/added/added-url.ts';
import { addSetFromForm, type SetPage } from './add-set-action.ts';
import { addedSetUrl } from './set-added.ts';

/**
 * Answers a sent form of a set: leads to the cart once the whole set is in it, else to the page as it was chosen, with the
 * result. The page is read again before, so that a form kept for days cannot add what is gone.
 */
export const respondToSetForm = async <Page extends SetPage>(client: Client, page: Page, form: FormData) => {
  const sent = await addSetFromForm(client, page, form);
  const { outcome, only } = sent;
  if (outcome.ok && outcome.missing.length === 0 && only === null) {
    const asks = form.get(ASK) === 'on' && !form.has(ADDED) && page.upsells.length > 0;
    return redirect(asks ? addedSetUrl(page, form) : pageUrls.cart());
  }
  return data({ page, sent }, { status: outcome.ok ? 200 : outcome.status });
};
