import { describeExperimentService } from '@counterpane/providers/experiments/describe-experiment-service';
import { RECOMMENDATION_EXPERIMENTS } from '@counterpane/rules/experiments/experiments';
import { openTestStore } from '../../testing/test-store.ts';
import { ownExperiments } from './own-experiments.ts';
import { strategyIdOf } from './strategy-ids.ts';

describeExperimentService('The store itself', async () => {
  const store = await openTestStore();
  const storefront = store.deps.catalogue.getStorefront('halcyon');
  const [{ name, variants } = { name: '', variants: [] }] = RECOMMENDATION_EXPERIMENTS;
  return {
    service: ownExperiments(store.deps, storefront),
    experiment: name,
    strategyIds: variants.map((variant) => strategyIdOf(store.deps, storefront, variant.name)),
    close: () => store.close(),
  };
});
