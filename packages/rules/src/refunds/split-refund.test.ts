import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRefund } from './split-refund.ts';

describe('a refund', () => {
  it('goes back to the way it was paid up to what was charged there, and the rest to store credit', () => {
    const charged = { held: 0, charged: 6_000, wanted: 0 };
    expect(splitRefund(5_000, charged)).toEqual({ fromHold: 0, toPayment: 5_000, toCredit: 0 });
    expect(splitRefund(9_000, charged)).toEqual({ fromHold: 0, toPayment: 6_000, toCredit: 3_000 });
  });

  it('is store credit as far as that is wanted, and never more than the refund', () => {
    expect(splitRefund(5_000, { held: 0, charged: 6_000, wanted: 2_000 })).toEqual({
      ...{ fromHold: 0, toPayment: 3_000, toCredit: 2_000 },
    });
    expect(splitRefund(5_000, { held: 0, charged: 6_000, wanted: 9_000 })).toEqual({
      ...{ fromHold: 0, toPayment: 0, toCredit: 5_000 },
    });
  });

  it('lets go what is held before anything is given back, also where credit is wanted', () => {
    expect(splitRefund(5_000, { held: 4_000, charged: 0, wanted: 5_000 })).toEqual({
      ...{ fromHold: 4_000, toPayment: 0, toCredit: 1_000 },
    });
  });

  it('has parts that come to the whole, none below nothing and none above its source', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.nat(), (cents, held, charged, wanted) => {
        const { fromHold, toPayment, toCredit } = splitRefund(cents, { held, charged, wanted });
        expect(fromHold + toPayment + toCredit).toBe(cents);
        expect(Math.min(fromHold, toPayment, toCredit)).toBeGreaterThanOrEqual(0);
        expect(fromHold <= held && toPayment <= charged).toBe(true);
      }),
    );
  });

  it('of an order after any others leaves what is kept: what was charged and spent less what went back in both ways', () => {
    const wishes = fc.array(fc.record({ cents: fc.nat(40_000), wanted: fc.nat(40_000) }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.nat(90_000), fc.nat(90_000), wishes, (charge, spent, sequence) => {
        const back = { payment: 0, credit: 0 };
        const kept = () => charge + spent - back.payment - back.credit;
        for (const { cents, wanted } of sequence) {
          const before = kept();
          const refund = Math.min(cents, before);
          // As the ledger has it: what is left, less what credit paid and was not given back as credit.
          const charged = Math.min(before, Math.max(0, before - (spent - back.credit)));
          const { toPayment, toCredit } = splitRefund(refund, { held: 0, charged, wanted });
          back.payment += toPayment;
          back.credit += toCredit;
          expect(kept()).toBe(before - refund);
          expect(back.payment).toBeLessThanOrEqual(charge);
        }
      }),
    );
  });
});
