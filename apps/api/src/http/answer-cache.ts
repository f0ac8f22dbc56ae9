import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';

const MOST_BYTES = 32 * 1024 * 1024;

/** An answer as it travels. */
export interface KeptAnswer {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly at: number;
  readonly revision: number;
}

/**
 * Answers that are the same for everybody, kept as bytes until they are too old or the catalogue changes.
 * Bounded by size: the oldest leave first.
 */
export class AnswerCache {
  readonly #deps: Pick<ApiDeps, 'catalogue' | 'clock'>;
  readonly #maxAgeS: number;
  readonly #entries = new Map<string, KeptAnswer>();
  #bytes = 0;

  constructor(deps: Pick<ApiDeps, 'catalogue' | 'clock'>, maxAgeS: number) {
    this.#deps = deps;
    this.#maxAgeS = maxAgeS;
  }

  /** The answer to a question, when it was asked lately. */
  find(key: string): KeptAnswer | null {
    const { catalogue, clock } = this.#deps;
    const found = this.#entries.get(key);
    const isFresh = found?.revision === catalogue.revision && clock.now() - found.at < this.#maxAgeS * 1000;
    return found && isFresh ? found : null;
  }

  keep(key: string, body: unknown): KeptAnswer {
    const { catalogue, clock } = this.#deps;
    const bytes = Buffer.from(JSON.stringify(body));
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
    const entry = { bytes, etag, at: clock.now(), revision: catalogue.revision };
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#bytes += bytes.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#drop(oldest);
    }
    return entry;
  }

  /** Who has it already is told so: 304. */
  send(request: FastifyRequest, reply: FastifyReply, { bytes, etag }: KeptAnswer): FastifyReply {
    reply.header('cache-control', `public, max-age=${this.#maxAgeS}`).header('etag', etag);
    return request.headers['if-none-match'] === etag
      ? reply.code(304).send()
      : reply.header('content-type', 'application/json; charset=utf-8').send(bytes);
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes.length ?? 0;
    this.#entries.delete(key);
  }
}
