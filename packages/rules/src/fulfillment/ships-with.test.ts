import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenShipment, shipsWith } from './ships-with.ts';

const FIRST: OpenShipment = { id: 'first', warehouse: 'east', carriage: 'carrier', notBefore: null };
const MADE: OpenShipment = { ...FIRST, id: 'made', notBefore: '2026-12-10' };
const ADDED = { warehouse: 'east', carriage: 'carrier', notBefore: null } as const;

describe('what was added to an order', () => {
  it('leaves with what leaves from the same warehouse in the same way', () => {
    expect(shipsWith(ADDED, [FIRST, MADE])).toBe(FIRST);
    expect(shipsWith({ ...ADDED, warehouse: 'west' }, [FIRST])).toBeNull();
    expect(shipsWith({ ...ADDED, carriage: 'two_people' }, [FIRST])).toBeNull();
    expect(shipsWith(ADDED, [])).toBeNull();
  });

  it('does not keep the first order waiting until it is made', () => {
    expect(shipsWith({ ...ADDED, notBefore: '2026-12-08' }, [FIRST, MADE])).toBe(MADE);
    expect(shipsWith({ ...ADDED, notBefore: '2026-12-11' }, [FIRST, MADE])).toBeNull();
  });

  it('never leaves before it is made', () => {
    const day = fc.option(fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-03'));
    fc.assert(
      fc.property(day, day, (made, leaves) => {
        const found = shipsWith({ ...ADDED, notBefore: made }, [{ ...FIRST, notBefore: leaves }]);
        if (found && made !== null) expect((found.notBefore ?? '') >= made).toBe(true);
      }),
    );
  });
});
