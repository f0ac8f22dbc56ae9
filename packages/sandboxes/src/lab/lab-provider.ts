import type { Forge } from './forgeries.ts';
import * as forge from './forgeries.ts';
import * as sentinels from './sentinels.ts';

/** A provider as the lab shows it. */
export interface LabProvider {
  /** Also the last part of its webhook address. */
  readonly id: LabProviderId;
  readonly name: string;
  readonly sentinels: readonly sentinels.Sentinel[];
  readonly forge: Forge;
  /** A message that it might send, to start a forgery from. */
  readonly example: string;
}

export const LAB_PROVIDER_IDS = [
  'stripe',
  'braintree',
  'splitit',
  'amazon',
  'affirm',
  'truemed',
  'acima',
] as const;

export type LabProviderId = (typeof LAB_PROVIDER_IDS)[number];

const asJson = (message: object): string => JSON.stringify(message, null, 2);

export const LAB_PROVIDERS: readonly LabProvider[] = [
  {
    id: 'stripe',
    name: 'Stripe',
    sentinels: sentinels.STRIPE_SENTINELS,
    forge: forge.forgeStripe,
    example: asJson({
      id: 'evt_forged',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_forged', object: 'payment_intent', amount: 100, currency: 'usd' } },
    }),
  },
  {
    id: 'braintree',
    name: 'Braintree (PayPal)',
    sentinels: sentinels.BRAINTREE_SENTINELS,
    forge: forge.forgeBraintree,
    example: '<notification><kind>transaction_settled</kind></notification>',
  },
  {
    id: 'splitit',
    name: 'SplitIt',
    sentinels: sentinels.SPLITIT_SENTINELS,
    forge: forge.forgeSplitit,
    example: asJson({ Event: 'planActivated', InstallmentPlan: { InstallmentPlanNumber: 'forged' } }),
  },
  {
    id: 'amazon',
    name: 'Amazon Pay',
    sentinels: sentinels.AMAZON_SENTINELS,
    forge: forge.forgeAmazon,
    example: asJson({ NotificationType: 'STATE_CHANGE', ObjectType: 'CHARGE', ObjectId: 'forged' }),
  },
  {
    id: 'affirm',
    name: 'Affirm',
    sentinels: sentinels.AFFIRM_SENTINELS,
    forge: forge.forgeAffirm,
    example: 'checkout_token=forged&event=confirmed&order_id=forged',
  },
  {
    id: 'truemed',
    name: 'Truemed',
    sentinels: sentinels.TRUEMED_SENTINELS,
    forge: forge.forgeTruemed,
    example: asJson({
      webhook_delivery_id: 'forged',
      event_type: 'payment_session.complete',
      data: { payment_session_id: 'forged', status: 'captured' },
    }),
  },
  {
    id: 'acima',
    name: 'Acima',
    sentinels: sentinels.ACIMA_SENTINELS,
    forge: forge.forgeAcima,
    example: asJson({ id: 'forged', type: 'lease.finalized', lease_id: 'forged' }),
  },
];
