import { type ConditionType, UNAVAILABLE } from '../condition-type.ts';

interface Period {
  /** ISO times; null means open. The end is exclusive. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** Between two moments [L23]. */
export const period: ConditionType<Period> = {
  fields: { startsAt: 'time', endsAt: 'time' },
  says: 'from one moment on, until another',
  missing: ({ startsAt, endsAt }, { now }) => {
    const time = Date.parse(now);
    const hasBegun = startsAt === null || Date.parse(startsAt) <= time;
    const hasEnded = endsAt !== null && Date.parse(endsAt) <= time;
    return hasBegun && !hasEnded ? null : UNAVAILABLE;
  },
  changesAt: ({ startsAt, endsAt }) => [startsAt, endsAt].filter((time) => time !== null),
  countsUnits: false,
};
