import type { ProviderEntry } from '@counterpane/providers/payment/port';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { findEntryOfRefund } from './find-entry.ts';

const refund = (reference: string, cents: number, inOneSum = false): ProviderEntry => ({
  ...{ kind: 'refund', reference, payment: 'pi_1', amount: money(cents, 'USD') },
  ...{ state: 'succeeded', orderId: null, inOneSum },
});

const find = (theirs: readonly ProviderEntry[]) =>
  findEntryOfRefund(theirs, { payment: 'pi_1', amount: money(1_000, 'USD') }, new Set(['re_known', null]));

test('A refund without a name is the unknown one of its payment and amount', () => {
  const own = refund('re_new', 1_000);
  expect(find([refund('re_known', 1_000), refund('re_other', 900), own])).toBe(own);
  expect(find([refund('re_known', 1_000), refund('re_other', 9_000)])).toBeNull();
  expect(find([{ ...own, payment: 'pi_2' }])).toBeNull();
});

test('A refund that may be a part of one sum is unclear, and is none where the sum is too small', () => {
  const sum = refund('others', 1_000, true);
  expect(find([sum])).toBe(sum);
  expect(find([refund('others', 1_600, true)])).toBe('unclear');
  expect(find([refund('others', 900, true)])).toBeNull();
});
