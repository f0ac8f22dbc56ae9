import type { RecommendationStrategy } from '../recommendations/strategies.ts';

/** One way that an experiment tries, known by its strategy. */
export interface Variant {
  /** How many of a hundred visitors have it. */
  readonly share: number;
  readonly strategy: RecommendationStrategy;
}

export interface Experiment {
  readonly name: string;
  /** Who decides what follows from it. */
  readonly owner: string;
  /** What it is to answer, for staff. */
  readonly question: string;
  /** The page that it is on. */
  readonly url: string;
  /** The first and the last day of it, in UTC. */
  readonly from: string;
  readonly until: string;
  /** The first is what visitors see who are in no experiment. Shares add up to a hundred. */
  readonly variants: readonly [Variant, ...Variant[]];
}

/** What the shop tries out [K7]. One that has ended stays here as long as its results are to be read. */
export const EXPERIMENTS: readonly Experiment[] = [
  {
    name: 'cart-recommendations',
    owner: 'Merchandising',
    question: 'Do more carts become orders with what others bought together, or with what sells best?',
    url: '/checkout/cart',
    from: '2026-11-01',
    until: '2027-03-31',
    variants: [
      { share: 50, strategy: 'bought-together' },
      { share: 50, strategy: 'popular' },
    ],
  },
];

/** Those that run on a day, such as "2026-12-24". */
export const runningOn = (day: string, experiments = EXPERIMENTS): readonly Experiment[] =>
  experiments.filter(({ from, until }) => from <= day && day <= until);
