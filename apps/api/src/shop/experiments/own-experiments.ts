import { createHash } from 'node:crypto';
import type { Assignment, ExperimentService } from '@counterpane/providers/experiments/port';
import { chooseVariant } from '@counterpane/rules/experiments/choose-variant';
import { runningOn } from '@counterpane/rules/experiments/experiments';
import type { Storefront } from '../../catalogue/storefront.ts';
import { isoNow } from '../../clock.ts';
import type { ShopDeps } from '../deps.ts';
import { strategyIdOf } from './strategy-ids.ts';

type Deps = Pick<ShopDeps, 'clock' | 'environment'>;

/** The store's own experiments: each visitor has the same variant at every visit, without anything being written. */
export const ownExperiments = (deps: Deps, storefront: Storefront): ExperimentService => ({
  id: 'own',
  choose: async ({ experiments, visitor }) =>
    runningOn(isoNow(deps.clock).slice(0, 10))
      .filter(({ name }) => experiments.includes(name))
      .map((experiment): Assignment => {
        const { strategy } = chooseVariant(experiment, placeOf(experiment.name, visitor));
        const strategyId = strategyIdOf(deps, storefront, strategy);
        return { experiment: experiment.name, url: experiment.url, strategyId };
      }),
});

/** Where a visitor stands among all, from 0 to below 1: another place in every experiment, so that none follows from another. */
const placeOf = (experiment: string, visitor: string): number =>
  createHash('sha256').update(`${experiment} ${visitor}`).digest().readUInt32BE() / 2 ** 32;
