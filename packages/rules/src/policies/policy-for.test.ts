import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Policy } from './policy.ts';
import { findPolicy, policiesFor } from './policy-for.ts';

const NOW = '2026-11-20T18:45:00.000Z';
const policy = (id: string, changes: Partial<Policy> = {}): Policy => ({
  id,
  subject: 'trial',
  since: '2024-01-01',
  productNames: [],
  kinds: [],
  days: 30,
  figure: '30',
  text: 'nights to try',
  ...changes,
});
const pillow = { name: 'pillow', kind: 'pillow' } as const;
const downPillow = { name: 'down-pillow', kind: 'pillow' } as const;

describe('what is promised for a product', () => {
  it('is the most specific promise: of the product, of its kind, of everything', () => {
    const policies = [
      policy('everything'),
      policy('pillows', { kinds: ['pillow'] }),
      policy('down', { productNames: ['down-pillow'] }),
    ];
    expect(findPolicy(policies, 'trial', downPillow, NOW)?.id).toBe('down');
    expect(findPolicy(policies, 'trial', pillow, NOW)?.id).toBe('pillows');
    expect(findPolicy(policies, 'trial', { name: 'chest', kind: 'chest' }, NOW)?.id).toBe('everything');
  });

  it('of the product wins over a newer one of its kind', () => {
    const policies = [
      policy('down', { productNames: ['down-pillow'], since: '2020-01-01' }),
      policy('pillows', { kinds: ['pillow'], since: '2026-01-01' }),
    ];
    expect(findPolicy(policies, 'trial', downPillow, NOW)?.id).toBe('down');
  });

  it('about named products is about no others, even of the kinds beside them', () => {
    const named = policy('down', { productNames: ['down-pillow'], kinds: ['pillow'] });
    expect(findPolicy([named], 'trial', pillow, NOW)).toBeNull();
  });

  it('is the newest version that holds already', () => {
    const versions = ['2022-01-01', '2024-06-01', '2027-01-01'].map((since) => policy(since, { since }));
    const at = (day: string) => findPolicy(versions, 'trial', pillow, `${day}T00:00:00.000Z`)?.id ?? null;
    expect(
      ['2021-12-31', '2022-01-01', '2024-05-31', '2024-06-01', '2026-12-31', '2027-01-01'].map(at),
    ).toEqual([null, '2022-01-01', '2022-01-01', '2024-06-01', '2024-06-01', '2027-01-01']);
  });

  it('is one thing of each subject, nights to try first', () => {
    const policies = [
      policy('free', { subject: 'delivery' }),
      policy('warranty', { subject: 'warranty', kinds: ['pillow'] }),
      policy('trial', { kinds: ['pillow'] }),
      policy('other', { subject: 'returns', kinds: ['chest'] }),
    ];
    expect(policiesFor(policies, pillow, NOW).map(({ id }) => id)).toEqual(['trial', 'warranty', 'free']);
    expect(policiesFor([], pillow, NOW)).toEqual([]);
  });

  it('does not depend on the order in which it is written down', () => {
    const some = fc.constantFrom(
      policy('a'),
      policy('b', { since: '2025-01-01' }),
      policy('c', { kinds: ['pillow'] }),
      policy('d', { kinds: ['pillow'], since: '2025-06-01' }),
      policy('e', { productNames: ['pillow'], since: '2030-01-01' }),
      policy('f', { subject: 'warranty' }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(some, { selector: ({ id }) => id }), (policies) => {
        expect(findPolicy(policies, 'trial', pillow, NOW)).toEqual(
          findPolicy(policies.toReversed(), 'trial', pillow, NOW),
        );
      }),
    );
  });
});
