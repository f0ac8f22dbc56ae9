import { DISPUTE_TURNS } from '../control/dispute-lever.ts';
import { sandboxIntegration } from '../machinery/integration.ts';
import { byToken, onPage } from '../machinery/way-to-pay.ts';
import { WRONG_SECRET } from '../machinery/wrong-keys.ts';
import { METHOD_TYPES } from './method-configurations.ts';
import { SENTINELS } from './sentinels.ts';
import { startStripeSandbox } from './stripe-sandbox.ts';
import { byWallet } from './wallet-token.ts';
import { signWebhook } from './webhook-sender.ts';

const KEYS = {
  secretKey: 'sk_test_counterpane',
  publishableKey: 'pk_test_counterpane',
  webhookSecret: 'whsec_counterpane',
};

const CARD = byToken('tok_visa', 'tok_chargeDeclined');

export const stripe = sandboxIntegration({
  name: 'stripe',
  label: 'Stripe',
  portOffset: 1,
  // Stripe's own: https://docs.stripe.com/testing
  testCards: [
    { what: 'Card that succeeds', number: '4242424242424242' },
    { what: 'Card that is declined', number: '4000000000000002' },
    { what: 'Card with insufficient funds', number: '4000000000009995' },
    { what: 'Card that asks for 3-D Secure', number: '4000002760003184' },
  ],
  sentinels: SENTINELS,
  switches: METHOD_TYPES,
  disputes: DISPUTE_TURNS,
  waysToPay: {
    stripeDirect: CARD,
    stripeCanada: CARD,
    applepay: byWallet('apple_pay'),
    googlepay: byWallet('google_pay'),
    stripePaymentRequest: CARD,
    link: onPage(),
    afterPay: onPage(),
    bank: onPage(),
  },
  forge: (message) => ({
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signWebhook(message, WRONG_SECRET, new Date()),
    },
    body: message,
  }),
  example: JSON.stringify(
    {
      id: 'evt_forged',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_forged', object: 'payment_intent', amount: 100, currency: 'usd' } },
    },
    null,
    2,
  ),
  uncertain:
    'the sheets of wallets and the pages of Link, Afterpay and banks are ours; addresses and security codes of cards are never checked',
  rows: `
    C1.09 C1.10 K2.07 K3.47 K3.48 K3.49 K3.54 K3.58 K3.59 K3.60 K3.61 K3.62 K4.17 K4.18 K4.19 K4.21 K4.45 K4.46
    K4.47 K4.49 K4.64 K7.45 K7.46 K7.47 K7.48 K8.13
  `,
  start: ({ storeOrigins: _, ...place }) => startStripeSandbox({ ...KEYS, ...place }),
  settingsOf: (_started, origin) => ({
    STRIPE_SECRET_KEY: KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_SCRIPT_URL: `${ofAnotherSite(origin)}/v3/stripe.js`,
    STRIPE_API_URL: origin,
  }),
});

/** Stripe's script and frames come from another site than a store's pages: a browser gives the frames a process of their own. */
const ofAnotherSite = (origin: string): string => origin.replace('//localhost:', '//127.0.0.1:');
