import type { Client } from '@counterpane/contract/client';
import { data, redirect } from 'react-router';
import { pageUrls } from '../../page-urls.ts';
import { SECRET_ADDRESS } from '../secret-address.ts';

/** What a link to an order has in its address. */
const TOKEN = 'token';

/**
 * Exchanges the token of a link for a cookie, and asks for the page anew without it in the address, where it would
 * stay in histories and be read over shoulders. Answers only when there is none, or its time is over.
 */
export const followOrderLink = async (
  client: Client,
  { id, url, to = pageUrls.order(id) }: { readonly id: string; readonly url: URL; readonly to?: string },
): Promise<'none' | 'ended'> => {
  const token = url.searchParams.get(TOKEN);
  if (token === null) return 'none';
  const answer = await client.openOrder(id, token.slice(0, MOST_CHARACTERS));
  if (answer.ok) throw redirect(to, { status: 303, headers: SECRET_ADDRESS });
  if (answer.error.code === 'order_link_ended') return 'ended';
  throw data(answer.error.error, { status: answer.status, headers: SECRET_ADDRESS });
};

/** What is longer is no token. */
const MOST_CHARACTERS = 200;
