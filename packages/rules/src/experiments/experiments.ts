import type { RecommendationStrategy } from '../recommendations/strategies.ts';

/** One way that an experiment tries. */
export interface Variant<Name extends string = string> {
  /** How many of a hundred visitors have it. */
  readonly share: number;
  readonly name: Name;
}

export interface Experiment<Name extends string = string> {
  readonly name: string;
  /** Who decides what follows from it. */
  readonly owner: string;
  /** What it is to answer, for staff. */
  readonly question: string;
  /** The page that it is on, without the path of a language. */
  readonly url: string;
  /** The first and the last day of it, in UTC. */
  readonly from: string;
  readonly until: string;
  /** The first is what visitors see who are in no experiment. Shares add up to a hundred. */
  readonly variants: readonly [Variant<Name>, ...Variant<Name>[]];
}

/** What stands first on the home page, of two sections in its middle. */
type HomeOrder = 'departments-first' | 'story-first';

/** One on a cached page: the page cache has a copy for each variant [R059]. */
export interface PageExperiment extends Experiment<HomeOrder> {
  /** The keys of the storefronts that it is at. */
  readonly storefronts: readonly string[];
}

/** What a visitor is shown of an experiment on a cached page. */
export interface ShownVariant {
  readonly experiment: string;
  readonly url: string;
  readonly variant: HomeOrder;
}

/**
 * What the shop tries out in how it recommends [K7]: each variant is a strategy. One that has ended stays here, as the next ones
 * do, as long as its results are to be read.
 */
export const RECOMMENDATION_EXPERIMENTS: readonly Experiment<RecommendationStrategy>[] = [
  {
    name: 'cart-recommendations',
    owner: 'Merchandising team',
    question: 'Do more carts become orders with what others bought together, or with what sells best?',
    url: '/checkout/cart',
    from: '2026-11-01',
    until: '2027-03-31',
    variants: [
      { share: 50, name: 'bought-together' },
      { share: 50, name: 'popular' },
    ],
  },
];

/** What the shop tries out on pages that are the same for everybody: one at a time on a page of a storefront. */
export const PAGE_EXPERIMENTS: readonly PageExperiment[] = [
  {
    name: 'home-order',
    owner: 'Brand team',
    question:
      'Do more visitors buy where the home page tells the story of the brand before it shows the departments?',
    url: '/',
    storefronts: ['drift'],
    from: '2026-11-01',
    until: '2027-03-31',
    variants: [
      { share: 50, name: 'departments-first' },
      { share: 50, name: 'story-first' },
    ],
  },
];

export const EXPERIMENTS: readonly Experiment[] = [...RECOMMENDATION_EXPERIMENTS, ...PAGE_EXPERIMENTS];

/** Those that run on a day, such as "2026-12-24". */
export const runningOn = <One extends Experiment>(day: string, experiments: readonly One[]): readonly One[] =>
  experiments.filter(({ from, until }) => from <= day && day <= until);
