import type { Assignment, ExperimentService } from '@counterpane/providers/experiments/port';
import { RECOMMENDATION_EXPERIMENTS, runningOn } from '@counterpane/rules/experiments/experiments';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import type { ShopDeps } from '../deps.ts';
import { strategyIdOf } from './strategy-ids.ts';
import { variantOfStranger } from './variant-of-visitor.ts';

type Deps = Pick<ShopDeps, 'clock' | 'environment'>;

/** The store's own experiments: each visitor has the same variant at every visit, without anything being written. */
export const ownExperiments = (deps: Deps, storefront: Storefront): ExperimentService => ({
  id: 'own',
  choose: async ({ experiments, visitor }) =>
    runningOn(isoNow(deps.clock).slice(0, 10), RECOMMENDATION_EXPERIMENTS)
      .filter(({ name }) => experiments.includes(name))
      .map((experiment): Assignment => {
        const { name: strategy } = variantOfStranger(experiment, visitor);
        const strategyId = strategyIdOf(deps, storefront, strategy);
        return { experiment: experiment.name, url: experiment.url, strategyId };
      }),
});
