import type { Client } from '@counterpane/contract/client';
import { pageUrls } from '../../../../page-urls.ts';

type Opened =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly status: number; readonly error: string };

/** The page on which a dearer address is paid for; the order where nothing is left to pay. */
export const openAddressPayment = async (
  client: Pick<Client, 'payAddress'>,
  orderId: string,
): Promise<Opened> => {
  const answer = await client.payAddress(orderId);
  if (!answer.ok) return { ok: false, status: answer.status, error: answer.error.error };
  return { ok: true, url: answer.result.pageUrl ?? pageUrls.order(orderId, 'address-paid') };
};
