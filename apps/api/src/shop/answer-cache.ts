import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CatalogueDeps } from '../catalogue/deps.ts';
import { dayEndsAt } from '../clock.ts';
import type { Cached, Ok } from '../http/answers.ts';
import { VARIES } from '../http/cache-control.ts';

const MOST_BYTES = 32 * 1024 * 1024;

/** An answer as it travels. */
interface CachedAnswer {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly revision: number;
  /** Milliseconds; the answer is outdated from then on. */
  readonly until: number;
}

type Speak = (body: unknown) => unknown;

/** What an answer was made from. */
interface Source {
  /** The catalogue's revision before the answer was made, as it may change in the meantime. */
  readonly revision: number;
  /** When a price in it changes by itself, in milliseconds; Infinity when none does. */
  readonly changesAt: number;
}

interface CacheLimits {
  readonly maxAgeS: number;
  readonly mostBytes?: number;
  /** What the answers depend on beside their address. */
  readonly vary?: string;
}

/**
 * Answers that are the same for everybody, kept as bytes until they are too old, the day is over, from which dates
 * count, or the catalogue changes.
 * Bounded by size, questions included: what was asked for longest ago leaves first.
 */
export class AnswerCache<Result> {
  readonly #deps: Pick<CatalogueDeps, 'catalogue' | 'clock'>;
  readonly #maxAgeMs: number;
  readonly #vary: string;
  readonly #entries: LRUCache<string, CachedAnswer>;

  constructor(
    deps: Pick<CatalogueDeps, 'catalogue' | 'clock'>,
    { maxAgeS, mostBytes = MOST_BYTES, vary = VARIES }: CacheLimits,
  ) {
    this.#deps = deps;
    this.#maxAgeMs = maxAgeS * 1000;
    this.#vary = vary;
    this.#entries = new LRUCache({ maxSize: mostBytes, sizeCalculation: sizeOf });
  }

  /** How much is kept, in bytes. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** The answer to a question, when it was asked lately. */
  find(question: string): CachedAnswer | null {
    const { catalogue, clock } = this.#deps;
    const found = this.#entries.get(keyOf(question));
    return found?.revision === catalogue.revision && clock.now() < found.until ? found : null;
  }

  /** `speak` says an answer in the language of who asked. */
  keep(
    question: string,
    { body }: Ok<Result>,
    { revision, changesAt }: Source,
    speak: Speak = (said) => said,
  ): CachedAnswer {
    const key = keyOf(question);
    const bytes = Buffer.from(JSON.stringify(speak(body)));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    const now = this.#deps.clock.now();
    const until = Math.min(now + this.#maxAgeMs, changesAt, dayEndsAt(now));
    const entry = { bytes, etag, revision, until };
    this.#entries.set(key, entry);
    return entry;
  }

  /** A client that has it already is answered 304. No cache may keep it longer than we do. */
  answer(request: FastifyRequest, reply: FastifyReply, { bytes, etag, until }: CachedAnswer): Cached<Result> {
    const leftS = Math.max(0, Math.floor((until - this.#deps.clock.now()) / 1000));
    reply.header('cache-control', `public, max-age=${leftS}`).header('vary', this.#vary).header('etag', etag);
    return { bytes: request.headers['if-none-match'] === etag ? null : bytes };
  }
}

/** A key of fixed length, because a question may be as long as its answer. */
const keyOf = (question: string): string => createHash('sha256').update(question).digest('base64url');

const sizeOf = ({ bytes, etag }: CachedAnswer, key: string): number =>
  key.length + bytes.length + etag.length;
