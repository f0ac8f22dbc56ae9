import { forgeSigned } from '@counterpane/sandboxes/lender/forge';
import { createLender } from '@counterpane/sandboxes/lender/lender';
import { buildLenderApp } from '@counterpane/sandboxes/lender/lender-app';
import { signWebhook, type WebhookForm } from '@counterpane/sandboxes/lender/webhook-sender';
import type { Answer } from '@counterpane/sandboxes/machinery/answer';
import { type SandboxPlace, sandboxIntegration } from '@counterpane/sandboxes/machinery/integration';
import { onPage } from '@counterpane/sandboxes/machinery/way-to-pay';

const WEBHOOKS: WebhookForm = {
  header: 'x-lendwell-signature',
  scheme: 'v1',
  algorithm: 'sha256',
  contentType: 'application/json',
};

const KEYS = { apiKey: 'key_counterpane', webhookSecret: 'secret_counterpane' };

export const lendwellSandbox = sandboxIntegration({
  name: 'lendwell',
  label: 'Lendwell',
  portOffset: 20,
  sentinels: [{ input: 'Button “Borrow”', effect: 'nothing' }],
  waysToPay: { lendwell: onPage() },
  forge: forgeSigned(WEBHOOKS),
  example: '{"id":"forged"}',
  uncertain: 'whether there is such a company',
  rows: 'K3.47',
  start: (place) => startLendwellSandbox(place),
  settingsOf: (_started, origin) => ({
    LENDWELL_API_KEY: KEYS.apiKey,
    LENDWELL_WEBHOOK_SECRET: KEYS.webhookSecret,
    LENDWELL_API_URL: origin,
  }),
});

/** A message as Lendwell signs it. */
export const signed = (body: string): Readonly<Record<string, string>> => ({
  [WEBHOOKS.header]: signWebhook({ ...WEBHOOKS, secret: KEYS.webhookSecret }, body),
});

const startLendwellSandbox = async ({ port, host, ...options }: SandboxPlace) => {
  const lender = createLender('lendwell', options, { ...WEBHOOKS, secret: KEYS.webhookSecret });
  const refuse = (status: number, code: string): Answer => ({ status, body: { code } });
  const api = { routes: [], apiPath: '/', admits: () => true, keyOf: () => null, refuse };
  const app = buildLenderApp(lender, api);
  return { url: await app.listen({ port, host }), close: () => app.close() };
};
