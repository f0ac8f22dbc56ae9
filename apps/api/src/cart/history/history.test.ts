import { describe, expect, it } from 'vitest';
import { type HistoryEntry, withEntry } from './history.ts';

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
});
