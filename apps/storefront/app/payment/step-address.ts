import type { Step } from '@counterpane/rules/checkout/steps';
import { addresses } from '../addresses.ts';
import { LEFT_ORDER } from './left-provider.ts';
import { RETURN_PARAMETERS } from './return-parameters.ts';

/** What speaks of one visit to one step, and would be a lie on the next. */
const OF_ONE_VISIT = [
  ...RETURN_PARAMETERS,
  'redirect_status',
  'failedOrder',
  LEFT_ORDER,
  'returned',
  'from',
  'proceed',
  'news',
  'code',
  'link',
  // Of a call for data alone: the router's own.
  '_routes',
  'index',
];

/** What goes along from step to step. */
export const keptQuery = (query: URLSearchParams): URLSearchParams => {
  const kept = new URLSearchParams(query);
  for (const name of OF_ONE_VISIT) kept.delete(name);
  return kept;
};

interface StepChange {
  /** Of the address that is left. */
  readonly query: URLSearchParams;
  /** Takes along what a campaign or a link put there [K2]. */
  readonly keepQuery: boolean;
}

/**
 * Where a change of step leads.
 * @example stepAddress('shipping', { query: new URLSearchParams('utm_source=mail'), keepQuery: true })
 * // "/checkout/shipping?utm_source=mail"
 */
export const stepAddress = (step: Step, { query, keepQuery }: StepChange): string => {
  const kept = keepQuery ? keptQuery(query) : new URLSearchParams();
  return withQuery(addresses.checkout(step), kept);
};

/** The same from a request: the query of its address is kept. */
export const nextStep = (step: Step, { url }: Pick<Request, 'url'>): string =>
  stepAddress(step, { query: new URL(url).searchParams, keepQuery: true });

/** A form's address with the query of the page that it is on, which its answer leads back to. */
export const formAddress = (path: string, query: URLSearchParams): string =>
  withQuery(path, keptQuery(query));

interface CartAgain {
  /** What stood in the address and has been dealt with. */
  readonly without?: readonly string[];
  /** What is told there of it. */
  readonly told?: Readonly<Record<string, string>>;
}

/**
 * The cart asked for once more, with all else that its address had.
 * @example cartAgain({ url: 'http://shop/checkout/cart?cart=1&utm_source=mail' }, { without: ['cart'] })
 * // "/checkout/cart?utm_source=mail"
 */
export const cartAgain = (
  { url }: Pick<Request, 'url'>,
  { without = [], told = {} }: CartAgain = {},
): string => {
  const kept = keptQuery(new URL(url).searchParams);
  for (const name of without) kept.delete(name);
  for (const [name, value] of Object.entries(told)) kept.set(name, value);
  return withQuery(addresses.cart(), kept);
};

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query}`;
