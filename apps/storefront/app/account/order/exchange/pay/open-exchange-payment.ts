import type { Client } from '@counterpane/contract/client';
import { pageUrls } from '../../../../page-urls.ts';

type Opened =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly status: number; readonly error: string };

/** The page on which what comes in exchange is paid for; the order of the old piece where nothing is left to pay. */
export const openExchangePayment = async (
  client: Pick<Client, 'payExchange'>,
  orderId: string,
  returnId: string,
): Promise<Opened> => {
  const answer = await client.payExchange(orderId, returnId);
  if (!answer.ok) return { ok: false, status: answer.status, error: answer.error.error };
  return { ok: true, url: answer.result.pageUrl ?? pageUrls.order(orderId, 'exchange-paid') };
};
