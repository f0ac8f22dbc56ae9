import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CLAIM_REASON_TABLE, CLAIM_REASONS } from './claim-reasons.ts';
import { type ClaimableLine, claimReasons, decideClaim } from './decide-claim.ts';

const TODAY = '2027-01-01';
const line = (own: Partial<ClaimableLine> = {}): ClaimableLine => ({
  itemIdentifier: 'bed',
  title: 'Mattress',
  kind: 'mattress',
  coverage: { warranty: { until: null }, plans: [], bar: null },
  kept: 1,
  open: 0,
  ...own,
});
const plan = (isAccidental: boolean, until: string) => ({ title: 'Plan', isAccidental, until });
const asked = (own: Partial<Parameters<typeof decideClaim>[1]> = {}) => ({
  itemIdentifier: 'bed',
  reason: 'sagging' as const,
  photos: 1,
  ...own,
});

describe('what can be claimed', () => {
  it('is a fault that its kind of product can have, as long as the warranty lasts', () => {
    expect(claimReasons(line(), TODAY)).toEqual(['sagging', 'split_foam', 'open_seam', 'other']);
    expect(claimReasons(line({ kind: 'pillow' }), TODAY)).toEqual(['split_foam', 'open_seam', 'other']);
    expect(claimReasons(line({ kind: 'adjustable-base' }), TODAY)).toEqual(['broken_part', 'motor', 'other']);
    const over = { warranty: { until: '2026-12-31' }, plans: [], bar: 'over' as const };
    expect(claimReasons(line({ coverage: over }), TODAY)).toEqual([]);
    expect(claimReasons(line({ coverage: { ...over, warranty: null } }), TODAY)).toEqual([]);
  });

  it('is wear with a plan, and an accident with one for accidents, as long as they last', () => {
    const withPlans = (...plans: ReturnType<typeof plan>[]) =>
      claimReasons(line({ coverage: { warranty: null, plans, bar: null } }), TODAY);
    expect(withPlans(plan(false, '2027-01-01'))).toContain('worn');
    expect(withPlans(plan(false, '2027-01-01'))).not.toContain('accident');
    expect(withPlans(plan(true, '2027-01-01'))).toContain('accident');
    expect(withPlans(plan(true, '2026-12-31'))).toEqual([]);
  });
});

describe('a claim', () => {
  it('is about one thing that is covered, with a photograph where it can be seen', () => {
    expect(decideClaim([line()], asked(), TODAY)).toEqual({ ok: true, change: line() });
    const codeOf = (...args: Parameters<typeof decideClaim>) => {
      const decided = decideClaim(...args);
      return decided.ok ? null : decided.refusal.code;
    };
    expect(codeOf([line()], asked({ itemIdentifier: 'none' }), TODAY)).toBe('unknown_line');
    expect(codeOf([line()], asked({ reason: 'accident' }), TODAY)).toBe('claim_not_covered');
    expect(codeOf([line({ open: 1 })], asked(), TODAY)).toBe('claim_open_already');
    expect(codeOf([line()], asked({ photos: 0 }), TODAY)).toBe('claim_needs_photo');
    expect(codeOf([line()], asked({ photos: 0, reason: 'other' }), TODAY)).toBe(null);
  });
});

test('of every kind of product that is covered by everything each reason is claimed that fits it', () => {
  const coverage = { warranty: { until: null }, plans: [plan(true, '2099-01-01')], bar: null };
  fc.assert(
    fc.property(
      fc.constantFrom('mattress', 'pillow', 'bedframe', 'dresser', 'sheets', 'adjustable-base'),
      fc.constantFrom(...CLAIM_REASONS),
      (kind, reason) => {
        const { ok } = decideClaim([line({ kind, coverage })], asked({ reason }), TODAY);
        expect(ok).toBe(CLAIM_REASON_TABLE[reason].fits(kind));
      },
    ),
  );
});
