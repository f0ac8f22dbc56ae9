import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { money } from '../money/money.ts';
import { type Dispute, decideDispute, isContinued, type KnownDispute } from './decide-dispute.ts';

const usd = (cents: number) => money(cents, 'USD');
const OPENED: Dispute = {
  reference: 'dp_1',
  payment: 'pi_1',
  amount: usd(76_104),
  reason: 'fraudulent',
  stage: 'opened',
  isInquiry: false,
  dueBy: '2026-12-10T00:00:00.000Z',
  withdrawn: usd(76_104),
  fee: usd(1_500),
};
const NOON = '2026-11-26T12:00:00.000Z';
const ONE = '2026-11-26T13:00:00.000Z';
const known = (told: Dispute, heardAt = NOON): KnownDispute => ({ ...told, heardAt });

describe('A dispute', () => {
  it('that is new is news, with the money and the fee that were taken', () => {
    expect(decideDispute(null, OPENED, NOON)).toEqual({
      kind: 'changed',
      news: 'opened',
      movements: [
        { of: 'dispute', amount: usd(76_104) },
        { of: 'fee', amount: usd(1_500) },
      ],
    });
  });

  it('that is only a question takes no money', () => {
    const asked = { ...OPENED, isInquiry: true, withdrawn: usd(0), fee: usd(0) };
    expect(decideDispute(null, asked, NOON)).toEqual({ kind: 'changed', news: 'opened', movements: [] });
    expect(decideDispute(known(asked), OPENED, ONE)).toMatchObject({ news: null, movements: [{}, {}] });
    const claimed = { ...asked, isInquiry: false };
    expect(decideDispute(known(asked), claimed, ONE)).toEqual({ kind: 'changed', news: null, movements: [] });
  });

  it('that is heard of twice changes nothing the second time', () => {
    expect(decideDispute(known(OPENED), OPENED, NOON)).toEqual({ kind: 'same' });
    expect(decideDispute(known(OPENED), OPENED, ONE)).toEqual({ kind: 'same' });
  });

  it('that is won brings the money back, and the fee only where the company says so', () => {
    const won = { ...OPENED, stage: 'won', withdrawn: usd(0) } as const;
    expect(decideDispute(known(OPENED), won, ONE)).toEqual({
      kind: 'changed',
      news: 'won',
      movements: [{ of: 'dispute', amount: usd(-76_104) }],
    });
  });

  it('that is won in part brings a part back', () => {
    const won = { ...OPENED, stage: 'won', withdrawn: usd(500) } as const;
    expect(decideDispute(known(OPENED), won, ONE)).toMatchObject({
      movements: [{ of: 'dispute', amount: usd(-75_604) }],
    });
  });

  it('that is lost moves nothing more, or what had not been taken before', () => {
    const lost = { ...OPENED, stage: 'lost' } as const;
    expect(decideDispute(known(OPENED), lost, ONE)).toEqual({ kind: 'changed', news: 'lost', movements: [] });
    const held = { ...OPENED, withdrawn: usd(0) };
    expect(decideDispute(known(held), lost, ONE)).toMatchObject({
      news: 'lost',
      movements: [{ of: 'dispute', amount: usd(76_104) }],
    });
  });

  it('that is appealed after it was lost is open again', () => {
    const lost = known({ ...OPENED, stage: 'lost' });
    expect(decideDispute(lost, OPENED, ONE)).toMatchObject({ kind: 'changed', news: 'opened' });
  });

  it('stays as it is when an older answer comes later', () => {
    const won = known({ ...OPENED, stage: 'won', withdrawn: usd(0) }, ONE);
    expect(decideDispute(won, OPENED, NOON)).toEqual({ kind: 'outdated' });
  });

  it('with another day for evidence is kept without being news', () => {
    const later = { ...OPENED, dueBy: null };
    expect(decideDispute(known(OPENED), later, ONE)).toEqual({ kind: 'changed', news: null, movements: [] });
  });
});

describe('A question whose money is held', () => {
  const question = { isInquiry: true };
  const dispute = { isInquiry: false };

  it('has it while there is nothing but questions', () => {
    expect(isContinued(question, [])).toBe(false);
    expect(isContinued(question, [question])).toBe(false);
  });

  it('leaves it to the dispute that goes on with it', () => {
    expect(isContinued(question, [question, dispute])).toBe(true);
    expect(isContinued(dispute, [question])).toBe(false);
    expect(isContinued(dispute, [dispute])).toBe(false);
  });
});

test('However often and in whatever order a company is heard, what was booked comes to what it said last', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  const told = fc.record({ at: fc.integer({ min: 0, max: 9 }), withdrawn: cents, fee: cents });
  fc.assert(
    fc.property(fc.array(told, { minLength: 1, maxLength: 12 }), (words) => {
      let last: KnownDispute | null = null;
      const booked = new Map<string, number>();
      for (const word of words) {
        const heardAt = new Date(word.at * 1_000).toISOString();
        const dispute: Dispute = {
          ...OPENED,
          withdrawn: usd(word.withdrawn),
          fee: usd(word.fee),
        };
        const decision = decideDispute(last, dispute, heardAt);
        if (decision.kind === 'outdated') continue;
        last = known(dispute, heardAt);
        for (const { of, amount } of decision.kind === 'changed' ? decision.movements : [])
          booked.set(of, (booked.get(of) ?? 0) + amount.amount);
      }
      expect(booked.get('dispute') ?? 0).toBe(last?.withdrawn.amount);
      expect(booked.get('fee') ?? 0).toBe(last?.fee.amount);
    }),
  );
});
