import { randomUUID } from 'node:crypto';
import { DISPUTE_TURNS } from '../control/dispute-lever.ts';
import { sandboxIntegration } from '../machinery/integration.ts';
import { onPage } from '../machinery/way-to-pay.ts';
import { getWrongKey } from '../machinery/wrong-keys.ts';
import { SENTINELS } from './sentinels.ts';
import { startSplititSandbox } from './splitit-sandbox.ts';
import { signWebhook } from './webhook-sender.ts';

const KEYS = {
  clientId: 'counterpane',
  clientSecret: 'secret_counterpane',
  applicationId: 'application_counterpane',
};

/** What is typed on SplitIt's page by a shopper without a browser. */
const TYPED = { holder: 'Ada Lovelace', expiry: '12/40', cvc: '123', number: '4111111111111111' };

export const splitit = sandboxIntegration({
  name: 'splitit',
  label: 'SplitIt',
  portOffset: 5,
  sentinels: SENTINELS,
  disputes: DISPUTE_TURNS,
  waysToPay: { splitIt: onPage(TYPED) },
  forge: (message) => {
    const id = randomUUID();
    return {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-splitit-idempotencykey': id,
        'x-splitit-signature': signWebhook(id, message, getWrongKey()),
      },
      body: message,
    };
  },
  example: JSON.stringify(
    { Event: 'planActivated', InstallmentPlan: { InstallmentPlanNumber: 'forged' } },
    null,
    2,
  ),
  uncertain:
    'Flex Form is opened as the module for WooCommerce that goes by SplitIt’s name opens it, and what it hands over is described nowhere; the fields of webhooks could not be read',
  rows: 'C1.10 C4.30 C4.31 C7.30 C8.12 K3.20 K3.47 K3.50 K3.68 K4.21',
  start: (place) => startSplititSandbox({ ...KEYS, ...place }),
  settingsOf: ({ webhookPublicKey }, origin) => ({
    SPLITIT_CLIENT_ID: KEYS.clientId,
    SPLITIT_CLIENT_SECRET: KEYS.clientSecret,
    SPLITIT_APPLICATION_ID: KEYS.applicationId,
    SPLITIT_WEBHOOK_PUBLIC_KEY: webhookPublicKey,
    SPLITIT_SCRIPT_URL: `${origin}/flex-form.js`,
    SPLITIT_API_URL: origin,
    SPLITIT_IDENTITY_URL: origin,
  }),
});
