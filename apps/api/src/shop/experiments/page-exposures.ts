import type { FlagsQuestion } from '@counterpane/contract/visitor/flags';
import { findPageExperiment } from '@counterpane/rules/experiments/find-page-experiment';
import type { Exposure } from './record-exposures.ts';
import { variantOfVisitor } from './variant-of-visitor.ts';

interface Asked extends Pick<FlagsQuestion, 'experiments' | 'pathname'> {
  readonly visitorId: string;
  readonly storefront: string;
  readonly day: string;
}

/**
 * What a visitor sees who opened a cached page, of which there is a copy for each variant [R059]. The variant is worked out anew: what a browser tells
 * of it counts for nothing.
 */
export const pageExposures = ({
  experiments,
  pathname: path,
  visitorId,
  storefront,
  day,
}: Asked): readonly Exposure[] => {
  const experiment = findPageExperiment({ storefront, path, day });
  if (!experiment || !experiments.includes(experiment.name)) return [];
  return [{ experiment: experiment.name, variant: variantOfVisitor(experiment, visitorId) }];
};
