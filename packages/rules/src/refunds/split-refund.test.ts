import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRefund } from './split-refund.ts';

describe('a refund', () => {
  it('goes back to the way it was paid up to what was charged there, and the rest to store credit', () => {
    const charged = { held: 0, charged: 6_000, others: 0, wanted: 0 };
    const none = { fromHold: 0, toOthers: 0 };
    expect(splitRefund(5_000, charged)).toEqual({ ...none, toPayment: 5_000, toCredit: 0 });
    expect(splitRefund(9_000, charged)).toEqual({ ...none, toPayment: 6_000, toCredit: 3_000 });
  });

  it('of what came in exchange goes to its own payment, then to the one of the old piece, and the rest to store credit', () => {
    const charged = { held: 0, charged: 2_000, others: 5_000, wanted: 0 };
    expect(splitRefund(1_500, charged)).toMatchObject({ toPayment: 1_500, toOthers: 0, toCredit: 0 });
    expect(splitRefund(6_000, charged)).toMatchObject({ toPayment: 2_000, toOthers: 4_000, toCredit: 0 });
    expect(splitRefund(7_500, charged)).toMatchObject({
      ...{ toPayment: 2_000, toOthers: 5_000, toCredit: 500 },
    });
  });

  it('is store credit as far as that is wanted, and never more than the refund', () => {
    const charged = { held: 0, charged: 6_000, others: 0 };
    const none = { fromHold: 0, toOthers: 0 };
    expect(splitRefund(5_000, { ...charged, wanted: 2_000 })).toEqual({
      ...{ ...none, toPayment: 3_000, toCredit: 2_000 },
    });
    expect(splitRefund(5_000, { ...charged, wanted: 9_000 })).toEqual({
      ...{ ...none, toPayment: 0, toCredit: 5_000 },
    });
  });

  it('lets go what is held before anything is given back, also where credit is wanted', () => {
    expect(splitRefund(5_000, { held: 4_000, charged: 0, others: 0, wanted: 5_000 })).toEqual({
      ...{ fromHold: 4_000, toPayment: 0, toOthers: 0, toCredit: 1_000 },
    });
  });

  it('has parts that come to the whole, none below nothing and none above its source', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (cents, held, charged, others, wanted) => {
          const parts = splitRefund(cents, { held, charged, others, wanted });
          const { fromHold, toPayment, toOthers, toCredit } = parts;
          expect(fromHold + toPayment + toOthers + toCredit).toBe(cents);
          expect(Math.min(fromHold, toPayment, toOthers, toCredit)).toBeGreaterThanOrEqual(0);
          expect(fromHold <= held && toPayment <= charged && toOthers <= others).toBe(true);
        },
      ),
    );
  });

  it('of an order after any others leaves what is kept: what was charged, others and spent less what went back in all ways', () => {
    const wishes = fc.array(fc.record({ cents: fc.nat(40_000), wanted: fc.nat(40_000) }), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.nat(90_000),
        fc.nat(90_000),
        fc.nat(90_000),
        wishes,
        (charge, worth, spent, sequence) => {
          const back = { payment: 0, others: 0, credit: 0 };
          const kept = () => charge + worth + spent - back.payment - back.others - back.credit;
          for (const { cents, wanted } of sequence) {
            const before = kept();
            const refund = Math.min(cents, before);
            // As the ledger has it: what is left, less what credit paid and was not given back as credit.
            const both = Math.min(before, Math.max(0, before - (spent - back.credit)));
            const others = Math.min(both, worth - back.others);
            const parts = splitRefund(refund, { held: 0, charged: both - others, others, wanted });
            back.payment += parts.toPayment;
            back.others += parts.toOthers;
            back.credit += parts.toCredit;
            expect(kept()).toBe(before - refund);
            expect(back.payment).toBeLessThanOrEqual(charge);
            expect(back.others).toBeLessThanOrEqual(worth);
          }
        },
      ),
    );
  });
});
