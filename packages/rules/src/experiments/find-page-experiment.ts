import { PAGE_EXPERIMENTS, type PageExperiment, runningOn } from './experiments.ts';

/** A visit to a page, without the path of a language. */
interface PageVisit {
  readonly storefront: string;
  readonly path: string;
  /** Today in UTC, such as "2026-12-24". */
  readonly day: string;
}

/** The experiment that runs on a page of a storefront; null on all other pages, of which there is one copy [R059]. */
export const findPageExperiment = (
  { storefront, path, day }: PageVisit,
  experiments = PAGE_EXPERIMENTS,
): PageExperiment | null =>
  runningOn(day, experiments).find(
    ({ url, storefronts }) => url === path && storefronts.includes(storefront),
  ) ?? null;
