import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnalyticsFailed, type AnalyticsService, type ToldEvent } from './port.ts';

interface AnalyticsUnderTest {
  readonly service: AnalyticsService;
  /** The same one, that answers with a failure, and one that no server answers for. */
  readonly failing: AnalyticsService;
  readonly silent: AnalyticsService;
  /** What the service has counted, the oldest first: the name of a step, its visit and its sum. */
  counted(): readonly { readonly name: string; readonly visit: string; readonly value: number | null }[];
  /** A text that belongs in no error. */
  readonly secret: string;
  close(): Promise<void>;
}

const VISIT = 'q83vEjRWeJASNFZ4';
const seen: ToldEvent = {
  ...{
    name: 'view_item_list',
    at: '2026-11-28T10:00:00.000Z',
    goods: null,
    transaction: null,
    charges: null,
  },
  url: 'https://halcyon.example/mattresses',
};
const added: ToldEvent = {
  ...{ ...seen, name: 'add_to_cart', url: null },
  goods: {
    ...{ currency: 'USD', cents: 5_900 },
    items: [{ id: 'pillow', name: 'Pillow', quantity: 1, cents: 5_900, list: null }],
  },
};
const bought: ToldEvent = {
  ...{ ...added, name: 'purchase', transaction: 'ABCD-EFGH' },
  charges: { taxCents: 500, shippingCents: 0, coupon: null },
};

/**
 * The contract of the port of analytics, run by every adapter. The store's own count stands in its database beside it, whatever a
 * service hears.
 * @example describeAnalyticsService('Google Analytics', startGoogleAnalyticsUnderTest)
 */
export const describeAnalyticsService = (name: string, setup: () => Promise<AnalyticsUnderTest>): void => {
  describe(`${name} as what counts visits`, () => {
    let underTest: AnalyticsUnderTest;
    beforeAll(async () => {
      underTest = await setup();
    });
    afterAll(() => underTest.close());
    const tell = (events: readonly ToldEvent[], service = underTest.service) =>
      service.tell({ visit: VISIT, allowsMarketing: false, events });
    const since = (before: number) =>
      underTest
        .counted()
        .slice(before)
        .map(({ name: step, value }) => [step, value]);

    it('counts each step once, in its order, with what it comes to', async () => {
      const before = underTest.counted().length;
      await tell([seen, added, bought]);
      expect(since(before)).toEqual([
        ['view_item_list', null],
        ['add_to_cart', 59],
        ['purchase', 59],
      ]);
      expect(new Set(underTest.counted().map(({ visit }) => visit))).toEqual(new Set([VISIT]));
    });

    it('counts all of as many as a visit can bring at once, and makes no call of none', async () => {
      const before = underTest.counted().length;
      await tell(Array.from({ length: 120 }, () => seen));
      await tell([]);
      expect(since(before)).toHaveLength(120);
    });

    it('fails in a way that says whether the call may have been taken, and never with its secret', async () => {
      const failureOf = async (service: AnalyticsService) => {
        const error: unknown = await tell([seen], service).catch((failure: unknown) => failure);
        if (!(error instanceof AnalyticsFailed)) throw new Error(`no failure: ${String(error)}`);
        expect(`${error.message} ${String(error.cause)} ${error.stack}`).not.toContain(underTest.secret);
        return error.isInDoubt;
      };
      expect(await failureOf(underTest.failing)).toBe(false);
      expect(await failureOf(underTest.silent)).toBe(false);
    });
  });
};
