import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExperimentService, FlagsQuestion } from './port.ts';

interface ExperimentsUnderTest {
  readonly service: ExperimentService;
  /** One that runs on the page of the cart. */
  readonly experiment: string;
  /** The numbers of the strategies that it tries. */
  readonly strategyIds: readonly number[];
  close?(): Promise<void>;
}

/**
 * The contract of the port of experiments, run by the store's own and by every adapter.
 * @example describeExperimentService('The store itself', async () => ({ service: ownExperiments(deps, storefront), … }))
 */
export const describeExperimentService = (name: string, setup: () => Promise<ExperimentsUnderTest>): void => {
  describe(`${name} as what chooses variants`, () => {
    let underTest: ExperimentsUnderTest;
    beforeAll(async () => {
      underTest = await setup();
    });
    afterAll(() => underTest.close?.());
    const choose = (own: Partial<FlagsQuestion> = {}) =>
      underTest.service.choose({
        experiments: [underTest.experiment],
        location: 'https://halcyon.example/checkout/cart',
        isMobile: false,
        visitor: 'visitor-1',
        ...own,
      });

    it('answers an experiment that runs with its page and one of its strategies', async () => {
      const { experiment, strategyIds } = underTest;
      const [chosen, ...more] = await choose();
      expect(more).toEqual([]);
      expect(chosen).toMatchObject({ experiment, url: '/checkout/cart' });
      expect(strategyIds).toContain(chosen?.strategyId);
    });

    it('answers a visitor the same each time, on a phone too', async () => {
      for (const visitor of ['visitor-1', 'visitor-2', 'visitor-3']) {
        const first = await choose({ visitor });
        expect(await choose({ visitor })).toEqual(first);
        expect(await choose({ visitor, isMobile: true })).toEqual(first);
      }
    });

    it('answers nothing of an experiment that does not run, and leaves the others as they are', async () => {
      expect(await choose({ experiments: ['unknown'] })).toEqual([]);
      expect(await choose({ experiments: ['unknown', underTest.experiment] })).toEqual(await choose());
    });
  });
};
