import { mkdir } from 'node:fs/promises';
import type { DisputeTurn } from '@counterpane/sandboxes/control/dispute-lever';
import type { Delivery, ReceivedMail } from '@counterpane/sandboxes/mailbox/received-mail';
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
  /** What becomes of what was paid for an order; false where its company has no payment or dispute that it could become of. */
  disputes(order: string, turn: DisputeTurn): Promise<boolean>;
  ledger(): Promise<readonly Movement[]>;
  /** What its mail server was sent. */
  deliveries(): Promise<readonly Delivery[]>;
  /** The code to sign in that came last to an email; null where none has come. */
  findCode(email: string): Promise<string | null>;
  close(): Promise<void>;
}

/** One movement of money as a provider's own statement says it: cents. */
export interface Movement {
  readonly provider: string;
  readonly orderId: string;
  readonly kind: 'charge' | 'refund' | 'dispute' | 'authorise' | 'void';
  readonly amount: number;
  readonly currency: string;
}

/** What providers have moved for an order, in words. */
export const movesOf = (id: string, movements: readonly Movement[]): string =>
  movements
    .filter(({ orderId }) => orderId === id)
    .map(({ kind, amount, provider }) => `${kind} ${amount} at ${provider}`)
    .join(', ');

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
interface Weather {
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
  const { origins } = sandboxes;
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
    disputes: async (order, turn) => {
      for (const origin of origins) {
        const answer = await fetch(`${origin}/_sandbox/disputes`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ order, turn }),
        });
        if (answer.ok) return true;
      }
      return false;
    },
    // The sandboxes' own ledgers.
    ledger: async () => JSON.parse(await sandboxes.readLedger()) as Movement[],
    deliveries: async () => (await fetch(`${sandboxes.mailboxUrl}/deliveries`)).json(),
    findCode: async (email) => {
      const mails: readonly ReceivedMail[] = await (await fetch(`${sandboxes.mailboxUrl}/messages`)).json();
      const sent = mails.find(({ to, subject }) => to.includes(email) && subject.includes('sign-in code'));
      return /\b\d{3} \d{3}\b/.exec(sent?.text ?? '')?.[0] ?? null;
    },
    close: () => sandboxes.close(),
  };
};

/** A demo whose stand-ins run outside of its processes: they are killed, the money is not. */
const envOf = ({ settings, mail }: Sandboxes): Record<string, string> => ({
  SESSION_SECRET: 'only-for-a-storm-on-this-machine-0123456789',
  SANDBOXES: 'on',
  SMTP_URL: mail.smtpUrl,
  MAIL_FROM: mail.from,
  ...settings,
});
