import type { Step } from '@counterpane/rules/checkout/steps';
import { pageUrls } from '../page-urls.ts';
import { ABANDONED_ORDER } from './abandoned-payment.ts';
import { RETURN_PARAMETERS } from './return-parameters.ts';

/** Query parameters that apply to one visit of a step. */
const OF_ONE_VISIT = [
  ...RETURN_PARAMETERS,
  'redirect_status',
  'failedOrder',
  ABANDONED_ORDER,
  'returned',
  'from',
  'proceed',
  'news',
  'code',
  'link',
  // The router adds these to a call for data alone.
  '_routes',
  'index',
];

/** The query without the parameters of one visit: campaign parameters go along from step to step. */
export const carriedQuery = (query: URLSearchParams): URLSearchParams => {
  const carried = new URLSearchParams(query);
  for (const name of OF_ONE_VISIT) carried.delete(name);
  return carried;
};

interface StepChange {
  /** The query of the page that the shopper leaves. */
  readonly query: URLSearchParams;
  /** Carries the parameters of a campaign or a link along [K2]. */
  readonly keepQuery: boolean;
}

/**
 * The URL of a step.
 * @example stepUrl('shipping', { query: new URLSearchParams('utm_source=mail'), keepQuery: true })
 * // "/checkout/shipping?utm_source=mail"
 */
export const stepUrl = (step: Step, { query, keepQuery }: StepChange): string => {
  return withQuery(pageUrls.checkout(step), keepQuery ? carriedQuery(query) : new URLSearchParams());
};

/** The URL of a step with the query of a request. */
export const nextStep = (step: Step, { url }: Pick<Request, 'url'>): string =>
  stepUrl(step, { query: new URL(url).searchParams, keepQuery: true });

/** The URL that a form is sent to, with the query of its page, which the answer leads back to. */
export const formActionUrl = (path: string, query: URLSearchParams): string =>
  withQuery(path, carriedQuery(query));

interface CartUrlChange {
  /** Parameters that have been dealt with. */
  readonly without?: readonly string[];
  /** Parameters that tell the cart page what became of them. */
  readonly told?: Readonly<Record<string, string>>;
}

/**
 * The URL of the cart page, with the rest of the query of a request.
 * @example cartUrl({ url: 'http://shop/checkout/cart?cart=1&utm_source=mail' }, { without: ['cart'] })
 * // "/checkout/cart?utm_source=mail"
 */
export const cartUrl = (
  { url }: Pick<Request, 'url'>,
  { without = [], told = {} }: CartUrlChange = {},
): string => {
  const query = carriedQuery(new URL(url).searchParams);
  for (const name of without) query.delete(name);
  for (const [name, value] of Object.entries(told)) query.set(name, value);
  return withQuery(pageUrls.cart(), query);
};

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query}`;
