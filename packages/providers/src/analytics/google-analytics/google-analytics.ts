import {
  AnalyticsFailed,
  type AnalyticsService,
  type Goods,
  type ToldCharges,
  type ToldEvent,
  type ToldVisit,
} from '../port.ts';

interface GoogleAnalyticsOptions {
  /** Of the web stream, `G-…`. */
  readonly measurementId: string;
  readonly apiSecret: string;
  /** `https://www.google-analytics.com`, its European server, or a tag manager's container on a server of one's own. */
  readonly apiUrl: string;
  readonly timeoutMs: number;
}

/** So many events are taken with one call. */
const MOST_EVENTS = 25;

/**
 * Google Analytics by its Measurement Protocol ("Send Measurement Protocol events to Google Analytics" and "Protocol reference",
 * developers.google.com). There is no package for it. The same calls are what the client "Measurement Protocol (GA4)" of a server
 * container of Google Tag Manager takes, which passes them on to pixels: no script of a company comes into a page.
 */
export const googleAnalytics = (options: GoogleAnalyticsOptions): AnalyticsService => ({
  id: 'google-analytics',
  tell: async (told) => {
    for (let from = 0; from < told.events.length; from += MOST_EVENTS)
      await collect(options, { ...told, events: told.events.slice(from, from + MOST_EVENTS) });
  },
});

const collect = async (
  { measurementId, apiSecret, apiUrl, timeoutMs }: GoogleAnalyticsOptions,
  { visit, allowsMarketing, events }: ToldVisit,
): Promise<void> => {
  const url = new URL('/mp/collect', apiUrl);
  url.search = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret }).toString();
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: visit,
      // Visits are asked whether we may learn which ad brought them, and never whether ads may be fitted to them.
      consent: { ad_user_data: allowsMarketing ? 'GRANTED' : 'DENIED', ad_personalization: 'DENIED' },
      events: events.map((event) => eventOf(event, visit)),
    }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new AnalyticsFailed('Google Analytics did not answer', {
      isInDoubt: !isUnsent(error),
      cause: nameOf(error),
    });
  });
  await answer.body?.cancel();
  // It answers 204 whatever it is sent, and 2xx through a container.
  if (!answer.ok)
    throw new AnalyticsFailed(`Google Analytics answered ${answer.status}`, { isInDoubt: false });
};

/** No server was reached, so that nothing can have been taken. */
const NO_SERVER = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

const isUnsent = (error: unknown): boolean => {
  const cause: unknown = error instanceof Error ? error.cause : null;
  return NO_SERVER.includes(
    String(typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code')),
  );
};

/** The address of the call holds the secret, and errors of `fetch` hold the address. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** Events of up to 72 hours ago are counted when they happened. */
const eventOf = ({ name, at, url, goods, transaction, charges }: ToldEvent, visit: string) => ({
  name,
  timestamp_micros: Date.parse(at) * 1_000,
  params: {
    session_id: sessionOf(visit),
    engagement_time_msec: 1,
    ...(url === null ? {} : { page_location: url }),
    ...(transaction === null ? {} : { transaction_id: transaction }),
    ...(goods && worthOf(goods)),
    ...(charges && chargesOf(charges)),
  },
});

/** The names of lists in reports. */
const LISTS = new Map([['recommended', 'Recommended']]);

/**
 * "Set value to the sum of (price * quantity) for all items in items. Don't include shipping or tax" (developers.google.com,
 * analytics/devguides/collection/ga4/reference/events, purchase and refund): a price is not rounded, so that it is that sum.
 */
const worthOf = ({ currency, cents, items }: Goods) => ({
  currency,
  ...(cents === null ? {} : { value: cents / 100 }),
  items: items.map((item) => ({
    item_id: item.id,
    item_name: item.name,
    quantity: item.quantity,
    price: item.cents / item.quantity / 100,
    ...(item.list === null
      ? {}
      : { item_list_id: item.list, item_list_name: LISTS.get(item.list) ?? item.list }),
  })),
});

const chargesOf = ({ taxCents, shippingCents, coupon }: ToldCharges) => ({
  tax: taxCents / 100,
  shipping: shippingCents / 100,
  ...(coupon === null ? {} : { coupon }),
});

/** A session is a number there: of the first six bytes of the visit's, so that every event of it has the same. */
const sessionOf = (visit: string): string => String(Buffer.from(visit, 'base64url').readUIntBE(0, 6));
