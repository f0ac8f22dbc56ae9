import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@counterpane/api/database/open';
import { startCluster } from '../postgres/cluster.ts';
import { findFreePort } from '../postgres/free-port.ts';
import { type Chance, chanceOf } from '../storm/chance.ts';
import { type Account, hireClerk } from '../storm/clerk.ts';
import { productId, visit } from '../support/visitor.ts';
import { addressesOf } from './addresses-of-store.ts';
import { findFaults } from './find-faults.ts';
import { type FuzzedStore, startFuzzedStore } from './fuzzed-store.ts';
import { generate } from './generate.ts';
import { newMember, newShopper, type Person } from './people.ts';
import {
  describeRequest,
  type FuzzAnswer,
  type FuzzRequest,
  type NoAnswer,
  type RawRequest,
} from './request.ts';
import { send } from './send.ts';

interface FuzzOptions {
  readonly requests: number;
  readonly seed: string;
  readonly database: 'pglite' | 'postgres';
  /** The first request, to have a later one again sooner. */
  readonly from: number;
}

interface FuzzReport {
  readonly requests: number;
  readonly faults: readonly string[];
  /** How many answers had which status; 0 is none. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly seconds: number;
  readonly memory: string;
}

const AT_ONCE = 8;
const HANG_MS = 2_000;
/** On a busy machine some are late; more than this are not the machine's doing. */
const REPEATED_AT_MOST = 200;
/** Limits are counted by visitor: each has few requests. */
const REQUESTS_OF_A_PERSON = 60;
const LOOK_EVERY = 500;
/** Page caches, compiled code and the embedded database grow at first, whatever is asked. */
const WARM_UP_AT_LEAST = 500;
const GROWTH_BYTES = 250 * 1024 * 1024;
const SETTLE_WITHIN_MS = 30_000;
/** Connections of the database's pool and to the sandboxes come and go. */
const MORE_HANDLES = 20;

/** Starts a store, sends it what nobody should, and says what it did wrong. */
export const runFuzz = async (options: FuzzOptions): Promise<FuzzReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'counterpane-fuzz-'));
  const cluster = options.database === 'postgres' ? await startCluster({ durable: false }) : null;
  const env = { DATA_DIR: join(folder, 'store'), ...(cluster ? { DATABASE_URL: cluster.url } : {}) };
  let store: FuzzedStore | null = null;
  try {
    store = await startFuzzedStore(await findFreePort(), env);
    const account = cluster ? await hire(cluster.url) : announcedAccount(store.announced);
    return await fuzz(store, account, options);
  } finally {
    await store?.stop();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const hire = async (url: string): Promise<Account> => {
  const database = await openDatabase({ url });
  const account = await hireClerk(database);
  await database.close();
  return account;
};

const announcedAccount = (announced: readonly string[]): Account => {
  const found = announced
    .map((line) => /^Staff sign-in: (\S+) password: (\S+)$/.exec(line))
    .find((one) => one);
  if (!found) throw new Error('the store has announced no account of staff');
  const [, email = '', password = ''] = found;
  return { email, password };
};

const fuzz = async (store: FuzzedStore, account: Account, options: FuzzOptions): Promise<FuzzReport> => {
  const start = performance.now();
  const chance = chanceOf(options.seed);
  const addresses = await addressesOf(store.origin, store.announced);
  const faults: string[] = [];
  const again: { index: number; request: FuzzRequest | RawRequest }[] = [];
  const statuses = new Map<number, number>();
  const people = await crowd(store.origin, account, chance);
  const warmUpEnds = options.from + Math.max(WARM_UP_AT_LEAST, Math.floor(options.requests / 10));
  let warm = {
    memory: await store.metric('process_resident_memory_bytes'),
    handles: await store.metric('nodejs_active_handles_total'),
  };
  const end = options.from + options.requests;
  let next = options.from;
  const sending = async (): Promise<void> => {
    while (next < end && !store.hasEnded()) {
      const index = next;
      next += 1;
      const own = chance.of(`request ${index}`);
      const request = generate(own, { addresses, person: await people(index, own) });
      const answer = await send(store.port, request);
      const status = typeof answer === 'string' ? 0 : answer.status;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (isWorthRepeating(answer)) again.push({ index, request });
      faults.push(
        ...findFaults(answer, request).map((fault) => `${index}: ${fault} ${describeRequest(request)}`),
      );
      if (index === warmUpEnds)
        warm = { ...warm, memory: await store.metric('process_resident_memory_bytes') };
      if (index % LOOK_EVERY === LOOK_EVERY - 1) faults.push(...(await looksWrong(store, index)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sending));
  for (const { index, request } of again.slice(0, REPEATED_AT_MOST)) {
    if (store.hasEnded()) break;
    const answer = await send(store.port, request);
    if (isWorthRepeating(answer))
      faults.push(
        `${index}: ${typeof answer === 'string' ? answer : `${answer.ms.toFixed(0)} ms`}, twice ${describeRequest(request)}`,
      );
  }
  if (again.length > REPEATED_AT_MOST) faults.push(`${again.length} requests were late or without an answer`);
  if (store.hasEnded()) faults.push('the store has ended');
  const rest = store.hasEnded() ? { faults: [], memory: '' } : await atRest(store, warm);
  const limited = (statuses.get(429) ?? 0) + (statuses.get(503) ?? 0);
  return {
    requests: next - options.from,
    statuses,
    memory: rest.memory,
    seconds: (performance.now() - start) / 1_000,
    faults: [
      ...faults,
      ...rest.faults,
      ...store.badLines.map((line) => `log: ${line.slice(0, 3_000)}`),
      ...(limited * 2 > options.requests
        ? [`${limited} of ${options.requests} requests were only limited`]
        : []),
    ],
  };
};

/** Who sends a request: shoppers take turns, and a member of staff comes in between. */
const crowd = async (
  origin: string,
  account: Account,
  chance: Chance,
): Promise<(index: number, own: Chance) => Promise<Person>> => {
  const shoppers = new Map<number, Promise<Person>>();
  const shopper = (at: number): Promise<Person> => {
    const known = shoppers.get(at) ?? newShopper(origin, chance.of(`shopper ${at}`));
    shoppers.set(at, known);
    // The one before the last has gone.
    shoppers.delete(at - 3);
    return known;
  };
  const member = await newMember(origin, account, await shopper(0));
  return async (index, own) => {
    const person = await shopper(Math.floor(index / REQUESTS_OF_A_PERSON));
    return own.happens(0.2) ? { ...member, known: person.known } : person;
  };
};

const isWorthRepeating = (answer: FuzzAnswer | NoAnswer): boolean =>
  typeof answer === 'string' || answer.ms > HANG_MS;

/** Whether a shopper can still look and buy. */
const looksWrong = async (store: FuzzedStore, index: number): Promise<string[]> => {
  try {
    const home = await fetch(store.origin);
    const isWhole = home.status === 200 && (await home.text()).includes('</html>');
    const { client } = visit(store.origin);
    const productID = await productId({ client }, 'pillow');
    const added = await client.addItems([
      { productID, quantity: 1, properties: [{ name: 'Size', value: 'king' }] },
    ]);
    return [
      ...(isWhole ? [] : [`${index}: the home page is ${home.status}`]),
      ...(added.ok ? [] : [`${index}: nothing can be added to a cart: ${added.status} ${added.error.code}`]),
    ];
  } catch (error) {
    return [`${index}: the store does not work: ${String(error)}`];
  }
};

/** Memory and connections go back once nobody asks any more. */
const atRest = async (
  store: FuzzedStore,
  warm: { memory: number; handles: number },
): Promise<{ faults: string[]; memory: string }> => {
  const deadline = Date.now() + SETTLE_WITHIN_MS;
  for (;;) {
    const memory = await store.metric('process_resident_memory_bytes');
    const handles = await store.metric('nodejs_active_handles_total');
    const faults = [
      ...(memory > warm.memory + GROWTH_BYTES
        ? [`memory grew from ${mb(warm.memory)} to ${mb(memory)}`]
        : []),
      ...(handles > warm.handles + MORE_HANDLES
        ? [`open handles grew from ${warm.handles} to ${handles}`]
        : []),
    ];
    if (faults.length === 0 || Date.now() > deadline)
      return { faults, memory: `${mb(warm.memory)} when warm, ${mb(memory)} at rest` };
    await pause(1_000);
  }
};

const mb = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
