import { forgeSigned } from '../lender/forge.ts';
import { sandboxIntegration } from '../machinery/integration.ts';
import { listButtons } from '../machinery/sentinels.ts';
import { onPage } from '../machinery/way-to-pay.ts';
import { SENTINELS } from './session-page.ts';
import { startTruemedSandbox, TRUEMED_WEBHOOKS } from './truemed-sandbox.ts';

const KEYS = { apiKey: 'key_counterpane', webhookSecret: 'secret_counterpane' };

export const truemed = sandboxIntegration({
  name: 'truemed',
  label: 'Truemed',
  portOffset: 12,
  sentinels: listButtons(SENTINELS),
  disputes: ['opened', 'won', 'lost'],
  waysToPay: { truemed: onPage() },
  forge: forgeSigned(TRUEMED_WEBHOOKS),
  example: JSON.stringify(
    {
      webhook_delivery_id: 'forged',
      event_type: 'payment_session_complete',
      data: { payment_session_id: 'forged', status: 'captured' },
    },
    null,
    2,
  ),
  uncertain:
    'the path of a refund, how a page for a frame ends in a window of its own, and how the signature of a webhook is spelt',
  rows: 'C1.10 K2.07 K3.47 K3.51 K7.44',
  start: (place) => startTruemedSandbox({ ...KEYS, ...place }),
  settingsOf: (_started, origin) => ({
    TRUEMED_API_KEY: KEYS.apiKey,
    TRUEMED_WEBHOOK_SECRET: KEYS.webhookSecret,
    TRUEMED_API_URL: origin,
    TRUEMED_PAGE_URL: origin,
  }),
});
