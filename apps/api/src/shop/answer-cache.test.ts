import { beforeEach, describe, expect, it } from 'vitest';
import { ok } from '../http/answers.ts';
import { AnswerCache } from './answer-cache.ts';

const NEVER = { revision: 1, changesAt: Number.POSITIVE_INFINITY };

let now: number;
let catalogue: { revision: number };
beforeEach(() => {
  now = 0;
  catalogue = { revision: 1 };
});

const openCache = (mostBytes?: number) =>
  new AnswerCache(
    // Only the revision of the catalogue is looked at.
    { clock: { now: () => now }, catalogue: catalogue as never },
    { maxAgeS: 600, ...(mostBytes === undefined ? {} : { mostBytes }) },
  );

describe('an answer that is kept', () => {
  it('is found until it is too old', () => {
    const cache = openCache();
    const kept = cache.keep('a question', ok({ price: 1 }), NEVER);
    now = 599_999;
    expect(cache.find('a question')).toBe(kept);
    now = 600_000;
    expect(cache.find('a question')).toBeNull();
  });

  it('is found until a price in it changes, when that is sooner', () => {
    const cache = openCache();
    cache.keep('a question', ok({}), { revision: 1, changesAt: 5_000 });
    now = 4_999;
    expect(cache.find('a question')).not.toBeNull();
    now = 5_000;
    expect(cache.find('a question')).toBeNull();
  });

  it('is found until the day is over, from which its dates count', () => {
    const cache = openCache();
    now = 86_400_000 - 5_000;
    cache.keep('a question', ok({}), NEVER);
    now = 86_400_000 - 1;
    expect(cache.find('a question')).not.toBeNull();
    now = 86_400_000;
    expect(cache.find('a question')).toBeNull();
  });

  it('is not found once the catalogue has changed, also while the answer was being made', () => {
    const cache = openCache();
    cache.keep('early', ok({}), NEVER);
    catalogue.revision = 2;
    cache.keep('late', ok({}), NEVER);
    expect([cache.find('early'), cache.find('late')]).toEqual([null, null]);
  });
});

describe('the memory for answers', () => {
  it('never holds more than it may, however long the questions are, and forgets the oldest', () => {
    const cache = openCache(2_000);
    const questions = Array.from({ length: 500 }, (_, index) => `${index} ${'?'.repeat(5_000)}`);
    for (const question of questions) {
      cache.keep(question, ok({}), NEVER);
      expect(cache.bytes).toBeLessThanOrEqual(2_000);
    }
    const kept = questions.filter((question) => cache.find(question));
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.length).toBeLessThan(100);
    expect(kept.at(-1)).toBe(questions.at(-1));
  });

  it('counts the same question once', () => {
    const cache = openCache();
    cache.keep('a question', ok({}), NEVER);
    const { bytes } = cache;
    cache.keep('a question', ok({}), NEVER);
    expect(cache.bytes).toBe(bytes);
  });

  it('does not keep what is larger than all of it', () => {
    const cache = openCache(100);
    cache.keep('a question', ok({ text: 'x'.repeat(200) }), NEVER);
    expect([cache.bytes, cache.find('a question')]).toEqual([0, null]);
  });
});
