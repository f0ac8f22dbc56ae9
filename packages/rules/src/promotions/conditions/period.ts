import type { ConditionType } from '../condition-type.ts';

interface Period {
  /** ISO times; null means open. The end is exclusive. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** Between two moments [L23]. */
export const period: ConditionType<Period> = {
  fields: { startsAt: 'time', endsAt: 'time' },
  says: 'from one moment on, until another',
  missing: (values, { now }) => {
    const { startsAt } = values;
    if (hasEnded(values, now)) return { code: 'ended' };
    return startsAt === null || Date.parse(startsAt) <= Date.parse(now)
      ? null
      : { code: 'not-begun', startsAt };
  },
  changesAt: ({ startsAt, endsAt }) => [startsAt, endsAt].filter((time) => time !== null),
  countsUnits: false,
};

/** @example hasEnded({ endsAt: '2025-01-01T00:00:00Z' }, '2026-11-20T00:00:00Z') // true */
export const hasEnded = ({ endsAt }: Pick<Period, 'endsAt'>, now: string): boolean =>
  endsAt !== null && Date.parse(endsAt) <= Date.parse(now);
