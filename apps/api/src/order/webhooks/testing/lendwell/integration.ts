import { framedPage } from '@counterpane/providers/payment/content-sources';
import { paymentIntegration } from '@counterpane/providers/payment/integration';
import { isSignedHeader } from '@counterpane/providers/payment/lender/signed-header';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import { signedInHeader } from '@counterpane/providers/payment/unwrap-webhook';
import { z } from 'zod';

/** A company that no store has ever heard of: what a folder of its own can say of it. */
export const lendwell = paymentIntegration({
  name: 'lendwell',
  label: 'Lendwell',
  readiness: { package: null, documentation: null, proven: '', onlyReal: [], goLive: [], holds: {} },
  methodIds: ['lendwell'],
  environment: z.object({
    LENDWELL_API_KEY: z.string().optional(),
    LENDWELL_WEBHOOK_SECRET: z.string().startsWith('secret_').optional(),
    LENDWELL_API_URL: z.url().default('https://www.lendwell.example'),
  }),
  needed: ['LENDWELL_API_KEY', 'LENDWELL_WEBHOOK_SECRET'],
  apiSetting: 'LENDWELL_API_URL',
  unwrap: signedInHeader('x-lendwell-signature'),
  toKeys: ({ LENDWELL_API_KEY: apiKey, LENDWELL_WEBHOOK_SECRET: secret, LENDWELL_API_URL: apiUrl }) =>
    apiKey && secret ? { apiKey, secret, apiUrl } : null,
  contentSources: ({ apiUrl }) => framedPage(apiUrl, 'lendwell.example'),
  browser: ({ apiUrl }) => ({ frameUrl: apiUrl }),
  create: ({ secret }, id) => lendwellProvider(id, secret),
});

/** It believes its webhooks and lends nothing. */
const lendwellProvider = (id: string, secret: string): PaymentProvider => ({
  id,
  pay: lendsNothing,
  openHostedPage: lendsNothing,
  find: async () => null,
  capture: lendsNothing,
  cancel: async () => null,
  refund: lendsNothing,
  readEvent: (rawBody, signature) =>
    isSignedHeader({ scheme: 'v1', algorithm: 'sha256', secret }, rawBody, signature)
      ? { id: 'event-1', type: 'loan.considered', outcome: null }
      : { refused: 'bad_signature' },
});

const lendsNothing = async (): Promise<never> => {
  throw new ProviderUnavailable('Lendwell lends nothing');
};
