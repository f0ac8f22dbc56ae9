import { registerDisputeLever } from '../control/dispute-lever.ts';
import { createLender } from '../lender/lender.ts';
import {
  type ApiRoute,
  buildLenderApp,
  idempotencyHeaderOf,
  type LenderSandbox,
  openLender,
} from '../lender/lender-app.ts';
import { registerLenderPage } from '../lender/lender-page.ts';
import type { WebhookForm } from '../lender/webhook-sender.ts';
import type { Answer } from '../machinery/answer.ts';
import type { SandboxAddress } from '../machinery/sandbox-app.ts';
import type { Checkout, Country } from './checkout.ts';
import { checkoutPage } from './checkout-page.ts';
import { openCheckout, readCheckout, updateCheckout } from './checkouts-api.ts';
import {
  type AffirmCall,
  type AffirmContext,
  type AffirmSandboxOptions,
  countryOf,
  keysIn,
  refuse,
} from './context.ts';
import { turnAffirmDispute } from './disputes.ts';
import { registerExpiryLever } from './expiry-lever.ts';
import { registerScript } from './promotional-messaging.ts';
import { authorize, capture, readTransaction, refund, voidTransaction } from './transactions-api.ts';

export const AFFIRM_WEBHOOKS: WebhookForm = {
  header: 'x-affirm-signature',
  scheme: 'v0',
  algorithm: 'sha512',
  contentType: 'application/x-www-form-urlencoded',
};

/** Starts a local Affirm on a port of this machine: its API, its page, its script, its webhooks. See DIFFERENCES.md. */
export const startAffirmSandbox = async (
  options: AffirmSandboxOptions & SandboxAddress,
): Promise<LenderSandbox> => {
  const signing = {
    ...AFFIRM_WEBHOOKS,
    secret: options.privateKey,
    secretOf: (body: string) => keysIn(options, countryOfEvent(context, body)).privateKey,
  };
  const context: AffirmContext = { ...createLender<Checkout>('affirm', options, signing), keys: options };
  const app = buildLenderApp(context, {
    routes: routesOf(context),
    apiPath: '/api/',
    admits: ({ headers }) => countryOf(options, headers) !== null,
    keyOf: idempotencyHeaderOf,
    whileProcessing: PROCESSING,
    refuse,
  });
  registerLenderPage(app, context, checkoutPage(context));
  registerScript(app);
  registerExpiryLever(app, context);
  registerDisputeLever(app, (ordered) => turnAffirmDispute(context, ordered), context.commit);
  return openLender(app, options, signing);
};

const PROCESSING = refuse(
  409,
  'conflict',
  'The transaction with this idempotency key is processing. Please wait to retry.',
);

/** Affirm's API as far as the sandbox speaks it. */
const routesOf = (context: AffirmContext): readonly ApiRoute[] => [
  { method: 'POST', path: '/api/v2/checkout/direct', run: inCountry(context, openCheckout) },
  { method: 'GET', path: '/api/v2/checkout/:id', run: inCountry(context, readCheckout) },
  { method: 'POST', path: '/api/v2/checkout/:id/update', run: inCountry(context, updateCheckout) },
  { method: 'POST', path: '/api/v1/transactions', run: inCountry(context, authorize, NAMED) },
  { method: 'GET', path: '/api/v1/transactions/:id', run: inCountry(context, readTransaction, NAMED) },
  { method: 'POST', path: '/api/v1/transactions/:id/capture', run: inCountry(context, capture, NAMED) },
  { method: 'POST', path: '/api/v1/transactions/:id/void', run: inCountry(context, voidTransaction, NAMED) },
  { method: 'POST', path: '/api/v1/transactions/:id/refund', run: inCountry(context, refund, NAMED) },
];

/** Calls that are refused without their country: all of transactions, each of whose pages requires it. */
const NAMED = { isNamed: true } as const;

/** An event is signed with the key of the merchant that opened its checkout. */
const countryOfEvent = ({ state }: AffirmContext, body: string): Country =>
  state.find('session', new URLSearchParams(body).get('checkout_token') ?? '')?.country ?? 'USA';

type Endpoint = (context: AffirmContext) => (call: AffirmCall) => Answer;

/** `country-code` is the United States' where it may be left out, and has to be that of the keys. */
const inCountry =
  (context: AffirmContext, endpoint: Endpoint, { isNamed = false } = {}): ApiRoute['run'] =>
  (call) => {
    const country = countryOf(context.keys, call.headers) ?? 'USA';
    const said = call.headers['country-code'];
    if (said === undefined && isNamed)
      return refuse(400, 'invalid_field', 'The header country-code is missing.');
    if ((said ?? 'USA') !== country)
      return refuse(400, 'invalid_field', 'country-code is not the country of these keys.');
    return endpoint(context)({ ...call, country });
  };
