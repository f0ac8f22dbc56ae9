import type { StaffExperiment } from '@counterpane/contract/staff/staff-experiments';
import { EXPERIMENTS, type Experiment, runningOn } from '@counterpane/rules/experiments/experiments';
import { judgeExperiment, type VariantCount } from '@counterpane/rules/experiments/judge-experiment';
import { and, count, eq, exists, gte, sql } from 'drizzle-orm';
import { inScope, type Scoped } from '../../audit/scope.ts';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../order/orders/tables.ts';
import { experimentExposures } from '../../shop/experiments/tables.ts';

interface Counted {
  readonly experiment: string;
  readonly variant: string;
  readonly visitors: number;
  readonly buyers: number;
}

/** Every experiment with what came of it at the storefronts that a member of staff works for. `day` is today. */
export const findExperiments = async (
  db: Queries,
  member: Scoped,
  day: string,
): Promise<StaffExperiment[]> => {
  const counted = await countVisitors(db, member);
  const running = runningOn(day, EXPERIMENTS);
  return EXPERIMENTS.map((experiment) => {
    const { name, owner, question, url, from, until } = experiment;
    const judged = judgeExperiment(countsOf(experiment, counted));
    return {
      ...{ name, owner, question, url, from, until },
      isRunning: running.includes(experiment),
      isSharedOut: judged.isSharedOut,
      variants: [...judged.variants],
    };
  });
};

const NOBODY = { visitors: 0, buyers: 0 };

/** A visitor is a buyer whose order went through after they had seen the variant. */
const countVisitors = async (db: Queries, member: Scoped): Promise<Counted[]> => {
  const bought = exists(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.visitorId, experimentExposures.visitorId),
          eq(orders.storefront, experimentExposures.storefront),
          gte(orders.purchasedAt, experimentExposures.seenAt),
        ),
      ),
  );
  return db
    .select({
      experiment: experimentExposures.experiment,
      variant: experimentExposures.variant,
      visitors: count(),
      buyers: sql<number>`count(*) filter (where ${bought})`.mapWith(Number),
    })
    .from(experimentExposures)
    .where(inScope(member, experimentExposures.storefront))
    .groupBy(experimentExposures.experiment, experimentExposures.variant);
};

const countsOf = ({ name, variants }: Experiment, counted: readonly Counted[]): VariantCount[] => {
  const own = counted.filter(({ experiment }) => experiment === name);
  return variants.map(({ name: of, share }) => {
    const { visitors, buyers } = own.find(({ variant }) => variant === of) ?? NOBODY;
    return { name: of, share, visitors, buyers };
  });
};
