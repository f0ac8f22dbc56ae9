import { setTimeout as pause } from 'node:timers/promises';
import { HOME, productId, resultOf, type Visitor, visit } from '../../support/visitor.ts';
import { percentiles } from '../percentiles.ts';
import type { Section } from '../section.ts';
import type { Bench } from '../store.ts';

const SHOPPERS = 20;
/** A quick reader: shoppers look at a step before they go on, and fill it in. */
const THINKING_MS = 2_000;
const WARM_UP = 20;
const STEPS = ['cart page', 'send shipping', 'billing page', 'send billing', 'review page'] as const;

type Step = (typeof STEPS)[number];

/** The steps of the checkout as pages and forms, by shoppers who look at each of them for a moment. */
export const steps = async ({ origin, seconds, database }: Bench): Promise<Section> => {
  const mattress = await productId(visit(origin), 'mattress');
  const durations = new Map<Step, number[]>(STEPS.map((step) => [step, []]));
  let isWarm = false;
  const timed = async (step: Step, work: Promise<Response>, status: number): Promise<void> => {
    const start = performance.now();
    const response = await work;
    await response.arrayBuffer();
    if (response.status !== status) throw new Error(`${step} answered ${response.status}`);
    if (isWarm) durations.get(step)?.push(performance.now() - start);
  };
  // What a store does the first time is not what it does.
  for (let walks = 0; walks < WARM_UP; walks += 1)
    await walk(visit(origin), { origin, mattress, timed, thinkingMs: 0 });
  isWarm = true;
  const end = performance.now() + seconds * 1000;
  const shopper = async (_: unknown, place: number): Promise<void> => {
    await pause((THINKING_MS / SHOPPERS) * place);
    while (performance.now() < end)
      await walk(visit(origin), { origin, mattress, timed, thinkingMs: THINKING_MS });
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
  return {
    title: `Steps of the checkout by ${SHOPPERS} shoppers who pause ${THINKING_MS} ms, on ${database}`,
    columns: ['', 'changes', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: STEPS.map((step) => {
      const list = durations.get(step) ?? [];
      const { p50, p95, p99 } = percentiles(list);
      return [step, list.length, p50, p95, p99];
    }),
  };
};

interface Walk {
  readonly origin: string;
  readonly mattress: string;
  readonly thinkingMs: number;
  readonly timed: (step: Step, work: Promise<Response>, status: number) => Promise<void>;
}

const walk = async (visitor: Visitor, { origin, mattress, timed, thinkingMs }: Walk): Promise<void> => {
  const item = { productID: mattress, properties: [{ name: 'Size', value: 'queen' }] };
  await resultOf(visitor.client.addItems([item]));
  const headers = { cookie: visitor.cookie(), origin };
  const page = (step: string) =>
    fetch(`${origin}/checkout/${step}`, { headers, redirect: 'manual', cache: 'no-store' });
  const send = (step: string, fields: Readonly<Record<string, string>>) =>
    fetch(`${origin}/checkout/${step}`, {
      method: 'POST',
      headers,
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
  await timed('cart page', page('cart'), 200);
  await pause(thinkingMs);
  await timed('send shipping', send('shipping', { ...HOME, line2: '', email: 'ada@example.com' }), 302);
  await timed('billing page', page('billing'), 200);
  await pause(thinkingMs);
  await timed(
    'send billing',
    send('billing', { sameAsShipping: 'on', paymentProvider: 'stripeDirect' }),
    302,
  );
  await timed('review page', page('review'), 200);
  await pause(thinkingMs);
};
