import type { Client } from '@counterpane/contract/client';
import { findCookie, QUOTE_COOKIE } from './quote-cookies.ts';

/** Keeps the price that the shopper was quoted with their cart; where it no longer holds the cart says what it costs. */
export const keepQuotedPrice = async (client: Client, request: Request): Promise<void> => {
  const quote = findCookie(request.headers.get('cookie') ?? '', QUOTE_COOKIE);
  if (quote !== null) await client.holdPrice(quote);
};
