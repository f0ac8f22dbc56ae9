import { randomUUID } from 'node:crypto';
import { sandboxIntegration } from '../machinery/integration.ts';
import { byButton } from '../machinery/way-to-pay.ts';
import { getWrongKey } from '../machinery/wrong-keys.ts';
import { startAmazonSandbox } from './amazon-sandbox.ts';
import { withSignature, wrap } from './notification.ts';
import { openPage } from './press-button.ts';
import { SENTINELS } from './sentinels.ts';

const KEYS = {
  merchantId: 'merchant_counterpane',
  storeId: 'store_counterpane',
  publicKeyId: 'SANDBOX-COUNTERPANE',
};

export const amazon = sandboxIntegration({
  name: 'amazon',
  label: 'Amazon Pay',
  portOffset: 9,
  sentinels: SENTINELS,
  disputes: ['opened', 'won', 'lost'],
  waysToPay: {
    amazonPay: byButton(
      (signed, { AMAZON_PAY_API_URL: url = '' }) => openPage(url, KEYS.merchantId, signed),
      { instrument: 'visa' },
    ),
  },
  forge: (message, sandboxUrl) => ({
    headers: { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': 'Notification' },
    body: withSignature(
      wrap(message, {
        id: randomUUID(),
        at: new Date(),
        certificateUrl: new URL('/sns/certificate.pem', sandboxUrl).href,
      }),
      getWrongKey(),
    ),
  }),
  example: JSON.stringify(
    { NotificationType: 'STATE_CHANGE', ObjectType: 'CHARGE', ObjectId: 'forged' },
    null,
    2,
  ),
  uncertain:
    'what Amazon’s script loads and where its button leads is not published; which code a refusal has is read from examples',
  rows: `
    K2.07 K3.47 K3.56 K4.36 K4.37 K4.38 K4.39 K4.41 K4.42 K7.29 K7.30 K7.31 K7.33 K7.34 K7.35 K7.36 K7.37 K7.38
    K4.64 K7.39 K7.40 K7.41 K7.42 K8.12 K9.05 K9.06
  `,
  start: ({ storeOrigins: _, ...place }) => startAmazonSandbox({ ...KEYS, ...place }),
  settingsOf: ({ privateKey }, origin) => ({
    AMAZON_PAY_MERCHANT_ID: KEYS.merchantId,
    AMAZON_PAY_STORE_ID: KEYS.storeId,
    AMAZON_PAY_PUBLIC_KEY_ID: KEYS.publicKeyId,
    AMAZON_PAY_PRIVATE_KEY: privateKey,
    AMAZON_PAY_API_URL: origin,
  }),
});
