import { DEFAULT_NUMBER_OF_PAYMENTS } from '@counterpane/rules/payments/instalments';
import { threeLetters } from '../country-code.ts';
import { formatReference } from '../order-reference.ts';
import { type HostedPage, HostedPageRefused, type HostedPageRequest, type Recipient } from '../port.ts';
import { webhookUrlOf } from '../unwrap-webhook.ts';
import { decimalOf } from './splitit-amount.ts';
import { initiatedSchema } from './splitit-answers.ts';
import type { SplititClient } from './splitit-client.ts';

/** A plan for SplitIt's form in our page, and its own page for shoppers without script. What is approved is held: the store's word starts the plan. */
export const openCheckoutPage = async (
  call: SplititClient,
  applicationId: string,
  request: HostedPageRequest,
): Promise<HostedPage> => {
  const answer = await call({
    method: 'POST',
    path: '/initiate',
    body: initiation(applicationId, request),
    key: request.idempotencyKey,
    answer: initiatedSchema,
  });
  if (!answer.ok) throw new HostedPageRefused(answer.message);
  const { InstallmentPlanNumber: plan, CheckoutUrl: url } = answer.value;
  return { reference: plan, url, plan };
};

/** Under this name a plan keeps in how many payments the order is paid. */
export const CHOSEN_NUMBER = 'numberOfPayments';

const initiation = (
  applicationId: string,
  { numberOfPayments = DEFAULT_NUMBER_OF_PAYMENTS, ...request }: HostedPageRequest,
) => ({
  AutoCapture: false,
  Shopper: shopperOf(request),
  PlanData: {
    TerminalId: applicationId,
    TotalAmount: decimalOf(request.amount),
    Currency: request.amount.currency,
    NumberOfInstallments: numberOfPayments,
    PurchaseMethod: 'ECommerce',
    RefOrderNumber: formatReference(request),
    // `NumberOfInstallments` is only what the page begins with: what was chosen is compared with the plan by this.
    ExtendedParams: { [CHOSEN_NUMBER]: String(numberOfPayments) },
  },
  // A plan that SplitIt advances the money of is not made without it.
  ...(request.billTo ? { BillingAddress: addressOf(request.billTo) } : {}),
  // What was chosen before is not asked again: the order says how many there are.
  UxSettings: { DisplayedInstallmentOptions: [numberOfPayments] },
  RedirectUrls: {
    // URL classes write the braces as %7B and %7D.
    Succeeded: request.returnUrl.replaceAll(/(\{|%7B)REFERENCE(\}|%7D)/gi, '{InstallmentPlanNumber}'),
    Failed: request.cancelUrl,
    Cancel: request.cancelUrl,
  },
  // For stores whose Merchant Hub does not tell: the only event that the API can subscribe to. The store is at one origin.
  EventsEndpoints: { CreateSucceeded: webhookUrlOf('splitit', request.returnUrl) },
});

const shopperOf = ({ email, billTo }: HostedPageRequest) => ({
  Email: email,
  ...(billTo ? { FullName: billTo.name, PhoneNumber: billTo.phone } : {}),
});

const addressOf = ({ line1, line2, city, state, zip, country }: Recipient) => ({
  AddressLine1: line1,
  AddressLine2: line2,
  City: city,
  ...stateOf(country, state),
  Zip: zip,
  Country: threeLetters(country),
});

/** ISO 3166-2, as the page "Initiate Installment Plan" asks for. Left out where an address has no code of its region, as in the UK. */
const stateOf = (country: string, state: string): { readonly State?: string } =>
  /^[A-Z]{2}$/.test(state) ? { State: `${country}-${state}` } : {};
