import { describe, expect, it } from 'vitest';
import type { CartUndo } from './cart-undo.ts';
import type { HistoryEntry } from './history.ts';
import { withUndo } from './update-undo.ts';

const at = '2026-03-01T10:00:00.000Z';
const entry = (type: HistoryEntry['type'], by?: string | null): HistoryEntry =>
  by === undefined ? { type, at } : { type, at, metadata: { by } };

const began = entry('cartCreated');
const cart = { history: [began] };
const contents = { lines: [], couponCode: null, couponIsAutomatic: false, delivery: {} };
const undo: CartUndo = { type: 'clear', contents };

describe('what can be undone after a change', () => {
  it('is what emptying or merging says, whatever comes by itself with it', () => {
    const history = [began, entry('cartCleared', null), entry('couponExpired')];
    expect(withUndo(cart, { lines: [], history, undo })).toEqual({ lines: [], history, undo });
    const merged = [entry('itemsSoldOut'), entry('cartMerged', null)];
    expect(withUndo(null, { history: merged, undo }).undo).toBe(undo);
  });

  it('is nothing more after another act, be it of a shopper, of staff, or the end of their help', () => {
    for (const act of [entry('itemsAdded', null), entry('couponRemoved', 'Maya'), entry('cartCleared', null)])
      expect(withUndo(cart, { history: [began, act] }).undo).toBeNull();
    const ended = [began, entry('cartCleared', null), entry('remoteEnded')];
    expect(withUndo(cart, { history: ended, undo }).undo).toBeNull();
  });

  it('stays as it was after a change without an act', () => {
    const expired = { history: [began, entry('couponExpired')] };
    expect(withUndo(cart, expired)).toBe(expired);
    const typed = { checkout: {} };
    expect(withUndo(cart, typed)).toBe(typed);
  });
});
