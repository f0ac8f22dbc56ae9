import { describe, expect, it } from 'vitest';
import { type HistoryEntry, withEntry } from './history.ts';
import { mergedIds } from './merge/merged-lines.ts';

const at = '2026-03-01T10:00:00.000Z';
const changed: HistoryEntry = { type: 'itemChanged', at };

const after = (changes: number, history: readonly HistoryEntry[]): HistoryEntry[] =>
  Array.from({ length: changes }).reduce<HistoryEntry[]>((log) => withEntry(log, changed), [...history]);

describe('the log of a cart', () => {
  const began: HistoryEntry = { type: 'cartCreated', at };

  it('keeps how the cart began and what happened last', () => {
    const log = withEntry(after(500, [began]), { type: 'itemRemoved', at });
    expect(log).toHaveLength(200);
    expect(log[0]).toBe(began);
    expect(log.at(-1)?.type).toBe('itemRemoved');
  });

  it('keeps when staff came or went last, however much was changed since', () => {
    const until = '2026-03-01T11:00:00.000Z';
    const entered: HistoryEntry = { type: 'remoteControlled', at, metadata: { until } };
    expect(after(500, [began, entered])).toContain(entered);
    const gone: HistoryEntry = { type: 'remoteEnded', at };
    expect(after(500, [began, entered, gone])).toContain(gone);
  });

  it('knows what came from another cart, however much was changed since', () => {
    const merge = {
      mergeId: 'm1',
      isShared: true,
      from: 'Halcyon',
      left: [],
      lines: [{ from: 'theirs', itemIdentifier: 'ours', quantity: 1 }],
    };
    const merged: HistoryEntry = { type: 'cartMerged', at, metadata: { merge } };
    expect(mergedIds(after(500, [began, merged]))).toEqual(new Set(['theirs']));
  });

  it('stays as short when all of it came from other carts', () => {
    const merged: HistoryEntry = { type: 'cartMerged', at };
    const all = Array.from({ length: 300 }).reduce<HistoryEntry[]>((log) => withEntry(log, merged), []);
    expect(all).toHaveLength(200);
  });
});
