import { z } from 'zod';
import { DISPUTE_TURNS } from '../control/dispute-lever.ts';
import { FAULT_KINDS } from '../faults/faults.ts';
import type { LabProvider } from '../machinery/integration.ts';

/** A provider together with where its sandbox listens and where its webhooks go. */
export interface Bench {
  readonly provider: LabProvider;
  readonly sandboxUrl: string;
  readonly webhookUrl: string;
}

const checkbox = z.literal('on').optional();

/** The fields of the lab's forms, by the button that sends them. */
export const pressSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('fault'),
    kind: z.enum(FAULT_KINDS),
    times: z.coerce.number().int().min(1).max(1_000),
    ms: z.coerce.number().int().min(0).max(600_000),
    path: z.string().trim().max(200),
  }),
  z.object({ action: z.literal('clear-faults') }),
  z.object({
    action: z.literal('webhooks'),
    delayMs: z.coerce.number().int().min(0).max(600_000),
    duplicate: checkbox,
    hold: checkbox,
    drop: checkbox,
  }),
  z.object({ action: z.literal('release'), reverse: z.enum(['yes', 'no']) }),
  z.object({ action: z.literal('method'), method: z.string().max(100), available: z.enum(['yes', 'no']) }),
  z.object({
    action: z.literal('dispute'),
    order: z.string().trim().max(100),
    turn: z.enum(DISPUTE_TURNS),
  }),
  z.object({ action: z.literal('forge'), message: z.string().max(100_000) }),
]);

type Press = z.infer<typeof pressSchema>;

const TIMEOUT_MS = 12_000;
/** An answer is shown, not kept: a page of HTML is cut. */
const SHOWN_CHARACTERS = 2_000;

/** Does what a button says; what was ordered and what came of it, in words. Never throws. */
export const press = async (bench: Bench, pressed: Press): Promise<string> => {
  switch (pressed.action) {
    case 'fault': {
      const { kind, times, ms, path } = pressed;
      const answer = await control(bench, 'POST', 'faults', { kind, times, ms, ...(path && { path }) });
      return `Fault ${kind}, ${times} times, ${path || 'every call'}: ${answer}`;
    }
    case 'clear-faults':
      return `No more faults: ${await control(bench, 'DELETE', 'faults')}`;
    case 'webhooks': {
      const { delayMs, duplicate, hold, drop } = pressed;
      const manner = {
        delayMs,
        duplicate: duplicate === 'on',
        hold: hold === 'on',
        drop: drop === 'on',
      };
      return `Webhooks from now on: ${await control(bench, 'POST', 'webhooks', manner)}`;
    }
    case 'release': {
      const reverse = pressed.reverse === 'yes';
      const answer = await control(bench, 'POST', 'webhooks/release', { reverse });
      return `Held webhooks let go${reverse ? ', last first' : ''}: ${answer}`;
    }
    case 'method': {
      const { method, available } = pressed;
      const answer = await control(bench, 'POST', 'methods', { method, available: available === 'yes' });
      return `Ways to pay of the account: ${answer}`;
    }
    case 'dispute': {
      const { order, turn } = pressed;
      return `Dispute, ${turn}, of ${order}: ${await control(bench, 'POST', 'disputes', { order, turn })}`;
    }
    case 'forge': {
      const { headers, body } = bench.provider.forge(pressed.message, bench.sandboxUrl);
      const answer = await ask(bench.webhookUrl, { method: 'POST', headers, body });
      return `Forged webhook, the store answered: ${answer}`;
    }
  }
};

const control = ({ sandboxUrl }: Bench, method: 'POST' | 'DELETE', path: string, body?: object) =>
  ask(new URL(`/_sandbox/${path}`, sandboxUrl).href, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

const ask = async (url: string, init: RequestInit): Promise<string> => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { ...init, signal, redirect: 'manual' });
    return `${answer.status} ${(await answer.text()).slice(0, SHOWN_CHARACTERS)}`;
  } catch {
    return 'no answer';
  }
};
