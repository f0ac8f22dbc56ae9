import type { Suggestion } from '@counterpane/contract/pages/search';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSuggester, PAUSE_MS } from './suggester.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const suggestion = (title: string): Suggestion => ({ kind: 'product', title, url: `/${title}` });

/** A suggester whose shop answers when it is told to. */
const open = () => {
  const asked: string[] = [];
  const aborted: string[] = [];
  const answers = new Map<string, (titles: readonly string[] | Error) => void>();
  const shown: (readonly string[] | null)[] = [];
  const suggester = createSuggester({
    ask: (query, signal) =>
      new Promise((resolve, reject) => {
        asked.push(query);
        signal.addEventListener('abort', () => aborted.push(query));
        answers.set(query, (titles) =>
          titles instanceof Error ? reject(titles) : resolve(titles.map(suggestion)),
        );
      }),
    show: (suggestions) => shown.push(suggestions?.map(({ title }) => title) ?? null),
  });
  const answer = async (query: string, titles: readonly string[] | Error) => {
    answers.get(query)?.(titles);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { suggester, asked, aborted, shown, answer };
};

const pause = () => vi.advanceTimersByTime(PAUSE_MS);

describe('suggestions while a shopper types', () => {
  it('are asked for after a pause, not with every letter', () => {
    const { suggester, asked } = open();
    for (const text of ['ma', 'mat', 'matt']) {
      suggester.type(text);
      vi.advanceTimersByTime(PAUSE_MS - 1);
    }
    expect(asked).toEqual([]);
    pause();
    expect(asked).toEqual(['matt']);
  });

  it('are not asked for by less than two letters, and go when the field is emptied', () => {
    const { suggester, asked, shown } = open();
    suggester.type(' m ');
    pause();
    suggester.type('');
    pause();
    expect(asked).toEqual([]);
    expect(shown).toEqual([null]);
  });

  it('are those of the last text, in whatever order answers come', async () => {
    const { suggester, aborted, shown, answer } = open();
    suggester.type('pil');
    pause();
    suggester.type('pillow');
    pause();
    await answer('pillow', ['pillow']);
    await answer('pil', ['pile']);
    expect(shown).toEqual([['pillow']]);
    expect(aborted).toEqual(['pil']);
  });

  it('are asked for once for the same text', () => {
    const { suggester, asked } = open();
    suggester.type('bed');
    pause();
    suggester.type('bed ');
    pause();
    expect(asked).toEqual(['bed']);
  });

  it('are none when the shop does not answer, and nothing is said about it', async () => {
    const { suggester, shown, answer } = open();
    suggester.type('bed');
    pause();
    await answer('bed', new Error('offline'));
    expect(shown).toEqual([null]);
  });

  it('are not shown any more once they were sent away', async () => {
    const { suggester, shown, answer } = open();
    suggester.type('bed');
    pause();
    suggester.stop();
    await answer('bed', ['bed']);
    expect(shown).toEqual([]);
    suggester.type('bed');
    pause();
    await answer('bed', ['bed']);
    expect(shown).toEqual([['bed']]);
  });
});
