import { Buffer } from 'node:buffer';
import type { FastifyReply } from 'fastify';
import type { ApiDeps } from '../deps.ts';

const MAX_AGE_MS = 600_000;
const MOST_ENTRIES = 2_000;

interface Entry {
  readonly bytes: Buffer;
  readonly at: number;
  readonly revision: number;
}

/**
 * Answers that are the same for everybody, kept as bytes for 600 s or until the catalogue changes.
 * Bounded: the oldest entry leaves first.
 */
export class AnswerCache {
  readonly #deps: Pick<ApiDeps, 'catalogue' | 'clock'>;
  readonly #entries = new Map<string, Entry>();

  constructor(deps: Pick<ApiDeps, 'catalogue' | 'clock'>) {
    this.#deps = deps;
  }

  send(reply: FastifyReply, key: string, make: () => unknown): FastifyReply {
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(this.#get(key, make).bytes);
  }

  #get(key: string, make: () => unknown): Entry {
    const { catalogue, clock } = this.#deps;
    const found = this.#entries.get(key);
    if (found && found.revision === catalogue.revision && clock.now() - found.at < MAX_AGE_MS) return found;
    const entry = {
      bytes: Buffer.from(JSON.stringify(make())),
      at: clock.now(),
      revision: catalogue.revision,
    };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MOST_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
    return entry;
  }
}
