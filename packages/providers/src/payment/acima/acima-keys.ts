import { z } from 'zod';

/** What the environment says of Acima. */
export const acimaEnvironment = z.object({
  ACIMA_MERCHANT_ID: z.string().optional(),
  ACIMA_API_KEY: z.string().optional(),
  ACIMA_WEBHOOK_SECRET: z.string().optional(),
  ACIMA_ACCEPT_UNVERIFIED: z.enum(['true', 'false']).optional(),
  ACIMA_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.acimacredit.com'),
  ACIMA_FRAME_URL: z.url({ protocol: /^https?$/ }).default('https://ecom.acimacredit.com'),
});

export const ACIMA_NEEDED = ['ACIMA_MERCHANT_ID', 'ACIMA_API_KEY', 'ACIMA_WEBHOOK_SECRET'] as const;

interface AcimaKeys {
  readonly merchantId: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
  /** Whose page is shown in a frame, and who finalises leases. */
  readonly frameUrl: string;
}

/** Null when the shop has no account there. */
export const toAcimaKeys = (env: z.output<typeof acimaEnvironment>): AcimaKeys | null => {
  const { ACIMA_MERCHANT_ID: merchantId, ACIMA_API_KEY: apiKey } = env;
  const { ACIMA_WEBHOOK_SECRET: webhookSecret } = env;
  if (!merchantId || !apiKey || !webhookSecret) return null;
  return { merchantId, apiKey, webhookSecret, apiUrl: env.ACIMA_API_URL, frameUrl: env.ACIMA_FRAME_URL };
};
