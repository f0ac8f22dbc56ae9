import type { ConditionType, OpenHours } from '../condition-type.ts';

/** Zones differ by whole quarters of an hour. */
const QUARTER_MS = 900_000;
/** A week, and the hour by which a clock may be put forward. */
const QUARTERS_AHEAD = 7 * 96 + 4;

/** On days of the week, between two hours [L23]. */
export const hours: ConditionType<OpenHours> = {
  fields: { days: 'weekdays', from: 'hour', until: 'hour', timeZone: 'time-zone' },
  says: 'on days of the week, between two hours of the day',
  missing: (values, { now }) =>
    isOpen(values, readerOf(values.timeZone)(Date.parse(now)))
      ? null
      : { code: 'other-hours', hours: values },
  changesAt: (values, now) => {
    const read = readerOf(values.timeZone);
    const isOpenNow = isOpen(values, read(Date.parse(now)));
    const first = Math.floor(Date.parse(now) / QUARTER_MS) + 1;
    const quarters = Array.from({ length: QUARTERS_AHEAD }, (_, index) => (first + index) * QUARTER_MS);
    const change = quarters.find((time) => isOpen(values, read(time)) !== isOpenNow);
    return change === undefined ? [] : [new Date(change).toISOString()];
  },
  isPossible: ({ from, until }) => from < until,
  countsUnits: false,
};

const isOpen = ({ days, from, until }: OpenHours, { day, hour }: ClockTime): boolean =>
  days.includes(day) && from <= hour && hour < until;

interface ClockTime {
  readonly day: number;
  readonly hour: number;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** What a clock on a wall in a zone shows at a time in milliseconds. */
const readerOf = (timeZone: string): ((time: number) => ClockTime) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return (time) => {
    // As in `Fri, 09`.
    const text = format.format(time);
    return { day: WEEKDAYS.indexOf(text.slice(0, 3)), hour: Number(text.slice(-2)) };
  };
};
