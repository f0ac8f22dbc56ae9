import { DISPUTE_TURNS } from '../control/dispute-lever.ts';
import { sandboxIntegration } from '../machinery/integration.ts';
import { byToken } from '../machinery/way-to-pay.ts';
import { WRONG_SECRET } from '../machinery/wrong-keys.ts';
import { startBraintreeSandbox } from './braintree-sandbox.ts';
import { packPayload, signPayload } from './notification.ts';
import { SENTINELS } from './sentinels.ts';

const KEYS = {
  merchantId: 'counterpane',
  publicKey: 'public_counterpane',
  privateKey: 'private_counterpane',
};

/** By currency. The first is the account that takes what names no other. */
const ACCOUNTS = { USD: 'counterpane_usd', CAD: 'counterpane_cad', GBP: 'counterpane_gbp' };

const PAYPAL = byToken('fake-paypal-billing-agreement-nonce', 'fake-paypal-declined-nonce');

export const braintree = sandboxIntegration({
  name: 'braintree',
  label: 'PayPal by Braintree',
  portOffset: 4,
  sentinels: SENTINELS,
  disputes: DISPUTE_TURNS,
  waysToPay: { paypal: PAYPAL, paypalCredit: PAYPAL },
  forge: (message) => {
    const payload = packPayload(message);
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        bt_signature: signPayload(payload, WRONG_SECRET, WRONG_SECRET),
        bt_payload: payload,
      }).toString(),
    };
  },
  example: '<notification><kind>transaction_settled</kind></notification>',
  uncertain:
    'the page where a shopper approves is ours; PayPal refuses invoice numbers that repeat, and a search may find a sale a moment later',
  rows: 'C1.10 C4.27 C4.28 C4.29 C7.27 C7.28 C7.29 K3.47 K3.55 K3.57 K4.21 K7.43',
  start: ({ storeOrigins: _, ...place }) =>
    startBraintreeSandbox({
      ...KEYS,
      ...place,
      merchantAccounts: Object.fromEntries(
        Object.entries(ACCOUNTS).map(([currency, account]) => [account, currency]),
      ),
    }),
  settingsOf: (_started, origin) => ({
    BRAINTREE_MERCHANT_ID: KEYS.merchantId,
    BRAINTREE_PUBLIC_KEY: KEYS.publicKey,
    BRAINTREE_PRIVATE_KEY: KEYS.privateKey,
    BRAINTREE_MERCHANT_ACCOUNTS: Object.entries(ACCOUNTS)
      .map((pair) => pair.join('='))
      .join(','),
    BRAINTREE_API_URL: origin,
    BRAINTREE_SCRIPTS_URL: `${origin}/web/sandbox/js/`,
  }),
});
