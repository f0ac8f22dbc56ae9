import type { IncomingHttpHeaders } from 'node:http';

/** A webhook taken out of its wrapping: what was signed, and the signature. */
export interface Delivery {
  readonly payload: string;
  readonly signature: string | undefined;
}

/** How a company wraps its webhooks: `query` is that of the address that it called. Nothing of it is believed yet. */
export type UnwrapWebhook = (headers: IncomingHttpHeaders, body: string, query: URLSearchParams) => Delivery;

/** What stands in the address is not looked at. */
type SignedInHeader = (headers: IncomingHttpHeaders, body: string) => Delivery;

/**
 * The body is signed, and the signature comes in a header.
 * @example signedInHeader('stripe-signature')({ 'stripe-signature': 't=1' }, '{}') // { payload: "{}", signature: "t=1" }
 */
export const signedInHeader =
  (name: string): SignedInHeader =>
  (headers, body) => {
    const signature = headers[name];
    return { payload: body, signature: typeof signature === 'string' ? signature : undefined };
  };

/**
 * Where the webhooks of a company come in, at the store that an address is of.
 * @example webhookUrlOf('splitit', 'https://shop.test/checkout/review') // "https://shop.test/api/webhooks/splitit"
 */
export const webhookUrlOf = (company: string, address: string): string =>
  new URL(`/api/webhooks/${company}`, address).href;
