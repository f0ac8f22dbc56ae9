import { forgeSigned } from '../lender/forge.ts';
import { sandboxIntegration } from '../machinery/integration.ts';
import { listButtons } from '../machinery/sentinels.ts';
import { onPage } from '../machinery/way-to-pay.ts';
import { AFFIRM_WEBHOOKS, startAffirmSandbox } from './affirm-sandbox.ts';
import { SENTINELS } from './checkout-page.ts';
import { AFFIRM_SCRIPT_PATH } from './promotional-messaging.ts';

const KEYS = { publicKey: 'public_counterpane', privateKey: 'private_counterpane' };
const CANADA = { publicKey: 'public_counterpane_ca', privateKey: 'private_counterpane_ca' };

export const affirm = sandboxIntegration({
  name: 'affirm',
  label: 'Affirm',
  portOffset: 11,
  sentinels: listButtons(SENTINELS),
  disputes: ['opened', 'won', 'lost'],
  waysToPay: { affirm: onPage() },
  forge: forgeSigned(AFFIRM_WEBHOOKS),
  example: 'checkout_token=forged&event=confirmed&order_id=forged',
  uncertain:
    'how a loan is refused that is authorised before its shopper has confirmed, and what a checkout says when it is read',
  rows: 'C1.10 K3.47 K3.52 K4.64',
  start: ({ storeOrigins: _, ...place }) => startAffirmSandbox({ ...KEYS, canada: CANADA, ...place }),
  settingsOf: (_started, origin) => ({
    AFFIRM_PUBLIC_KEY: KEYS.publicKey,
    AFFIRM_PRIVATE_KEY: KEYS.privateKey,
    AFFIRM_PUBLIC_KEY_CA: CANADA.publicKey,
    AFFIRM_PRIVATE_KEY_CA: CANADA.privateKey,
    AFFIRM_API_URL: origin,
    AFFIRM_SCRIPT_URL: new URL(AFFIRM_SCRIPT_PATH, origin).href,
  }),
});
