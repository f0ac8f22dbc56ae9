import { forgeSigned } from '../lender/forge.ts';
import { sandboxIntegration } from '../machinery/integration.ts';
import { listButtons } from '../machinery/sentinels.ts';
import { onPage } from '../machinery/way-to-pay.ts';
import { ACIMA_WEBHOOKS, startAcimaSandbox } from './acima-sandbox.ts';
import { SENTINELS } from './lease-page.ts';

const KEYS = {
  merchantId: 'merchant_counterpane',
  apiKey: 'key_counterpane',
  webhookSecret: 'secret_counterpane',
};

export const acima = sandboxIntegration({
  name: 'acima',
  label: 'Acima',
  portOffset: 13,
  sentinels: listButtons(SENTINELS),
  waysToPay: { acima: onPage() },
  forge: forgeSigned(ACIMA_WEBHOOKS),
  example: JSON.stringify({ id: 'forged', type: 'lease.finalized', lease_id: 'forged' }, null, 2),
  uncertain:
    'it publishes no description of its API: opening a page, reading a lease, refunds of a part and webhooks are ours',
  rows: 'C1.10 K3.47 K3.53',
  start: (place) => startAcimaSandbox({ ...KEYS, ...place }),
  settingsOf: (_started, origin) => ({
    ACIMA_MERCHANT_ID: KEYS.merchantId,
    ACIMA_API_KEY: KEYS.apiKey,
    ACIMA_WEBHOOK_SECRET: KEYS.webhookSecret,
    ACIMA_API_URL: origin,
    ACIMA_FRAME_URL: origin,
  }),
});
