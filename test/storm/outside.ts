import { mkdir } from 'node:fs/promises';
import { type Sandboxes, startSandboxes } from '../../apps/server/src/payments/sandboxes.ts';
import type { Chance } from './chance.ts';

/** Everybody who is not the store: who takes the money, and who carries the letters. They outlive its processes. */
export interface Outside {
  /** What a store's process has to know of them. */
  readonly env: Readonly<Record<string, string>>;
  readonly sandboxes: Sandboxes;
  /** Makes something go wrong at one of them. */
  trouble(chance: Chance): Promise<void>;
  /** Everything works again, and what was held back comes. */
  calm(): Promise<void>;
  ledger(): Promise<readonly Movement[]>;
  close(): Promise<void>;
}

/** One movement of money as a provider's own books say it: cents. */
export interface Movement {
  readonly provider: string;
  readonly orderId: string;
  readonly kind: 'charge' | 'refund' | 'authorise' | 'void';
  readonly amount: number;
  readonly currency: string;
}

const FAULTS = ['drop-after-effect', 'drop-after-effect', 'slow', 'error500', 'html'] as const;

/** Longer than the store waits: one never answers, the other does what it was asked when nobody listens any more. */
const SILENCES = [
  { kind: 'hang', times: 1 },
  { kind: 'slow', times: 1, ms: 30_000 },
] as const;

const chooseFault = (chance: Chance, isLong: boolean): object =>
  isLong && chance.happens(0.1)
    ? chance.oneOf(SILENCES)
    : { kind: chance.oneOf(FAULTS), times: 1 + chance.below(3), ms: 300 + chance.below(700) };

/** Whether webhooks never come, and whether there is time for providers that do not answer. */
export interface Weather {
  readonly isDeaf: boolean;
  readonly isLong: boolean;
}

export const startOutside = async (
  storePort: number,
  dataFolder: string,
  { isDeaf, isLong }: Weather,
): Promise<Outside> => {
  await mkdir(dataFolder, { recursive: true });
  const sandboxes = await startSandboxes({ storePort, dataFolder });
  const origins = originsOf(sandboxes);
  const post = async (origin: string, path: string, body?: object): Promise<void> => {
    const answer = await fetch(`${origin}/_sandbox/${path}`, {
      method: 'POST',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${origin} does not know ${path}: ${await answer.text()}`);
  };
  const deliver = (origin: string, manner: object) =>
    post(origin, 'webhooks', isDeaf ? { drop: true } : manner);
  for (const origin of origins) await deliver(origin, {});
  return {
    env: envOf(sandboxes),
    sandboxes,
    trouble: async (chance) => {
      const origin = chance.oneOf(origins);
      if (chance.happens(0.6)) {
        return post(origin, 'faults', chooseFault(chance, isLong));
      }
      if (chance.happens(0.5)) return post(origin, 'webhooks/release', { reverse: chance.happens(0.5) });
      const manner = {
        // A webhook that is lost for good: the store has to ask.
        drop: chance.happens(0.4),
        hold: chance.happens(0.4),
        duplicate: chance.happens(0.5),
        delayMs: chance.below(800),
      };
      return deliver(origin, manner);
    },
    calm: async () => {
      for (const origin of origins) {
        await fetch(`${origin}/_sandbox/faults`, { method: 'DELETE' });
        await deliver(origin, {});
        await post(origin, 'webhooks/release', {});
      }
    },
    // The sandboxes' own books.
    ledger: async () => JSON.parse(await sandboxes.readLedger()) as Movement[],
    close: () => sandboxes.close(),
  };
};

const originsOf = ({ stripe, braintree, splitit, amazon, affirm, truemed, acima }: Sandboxes): string[] => [
  stripe.apiUrl?.origin ?? '',
  new URL(braintree.scriptsUrl).origin,
  ...[splitit, amazon, affirm, truemed, acima].map(({ apiUrl }) => new URL(apiUrl).origin),
];

/** A demo whose stand-ins run outside of its processes: they are killed, the money is not. */
const envOf = (sandboxes: Sandboxes): Record<string, string> => {
  const { stripe, braintree, splitit, amazon, affirm, truemed, acima, mail } = sandboxes;
  return {
    SESSION_SECRET: 'only-for-a-storm-on-this-machine-0123456789',
    SANDBOXES: 'on',
    SMTP_URL: mail.smtpUrl,
    MAIL_FROM: mail.from,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_SCRIPT_URL: stripe.scriptUrl,
    STRIPE_API_URL: stripe.apiUrl?.href ?? '',
    BRAINTREE_MERCHANT_ID: braintree.merchantId,
    BRAINTREE_PUBLIC_KEY: braintree.publicKey,
    BRAINTREE_PRIVATE_KEY: braintree.privateKey,
    BRAINTREE_MERCHANT_ACCOUNTS: Object.entries(braintree.merchantAccounts)
      .map((pair) => pair.join('='))
      .join(','),
    BRAINTREE_API_URL: new URL(braintree.scriptsUrl).origin,
    BRAINTREE_SCRIPTS_URL: braintree.scriptsUrl,
    SPLITIT_CLIENT_ID: splitit.clientId,
    SPLITIT_CLIENT_SECRET: splitit.clientSecret,
    SPLITIT_APPLICATION_ID: splitit.applicationId,
    SPLITIT_WEBHOOK_PUBLIC_KEY: splitit.webhookPublicKey,
    SPLITIT_FORM_URL: splitit.formUrl,
    SPLITIT_API_URL: splitit.apiUrl,
    SPLITIT_IDENTITY_URL: splitit.identityUrl,
    AMAZON_PAY_MERCHANT_ID: amazon.merchantId,
    AMAZON_PAY_STORE_ID: amazon.storeId,
    AMAZON_PAY_PUBLIC_KEY_ID: amazon.publicKeyId,
    AMAZON_PAY_PRIVATE_KEY: amazon.privateKey,
    AMAZON_PAY_SIGN_IN_URL: amazon.signInUrl,
    AMAZON_PAY_API_URL: amazon.apiUrl,
    AFFIRM_PUBLIC_KEY: affirm.publicKey,
    AFFIRM_PRIVATE_KEY: affirm.privateKey,
    AFFIRM_API_URL: affirm.apiUrl,
    TRUEMED_API_KEY: truemed.apiKey,
    TRUEMED_WEBHOOK_SECRET: truemed.webhookSecret,
    TRUEMED_API_URL: truemed.apiUrl,
    TRUEMED_PAGE_URL: truemed.pageUrl,
    ACIMA_MERCHANT_ID: acima.merchantId,
    ACIMA_API_KEY: acima.apiKey,
    ACIMA_WEBHOOK_SECRET: acima.webhookSecret,
    ACIMA_API_URL: acima.apiUrl,
    ACIMA_FRAME_URL: acima.frameUrl,
  };
};
