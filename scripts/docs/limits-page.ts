import type { Limit } from '@counterpane/contract/limits';

type Limits = Readonly<Record<string, readonly Limit[]>>;

/** docs/limits.md: what may be done how often, from the one table that the API counts by. */
export const limitsPage = (limits: Limits): string =>
  [
    '# Limits',
    '',
    'Written by `node scripts/docs/main.ts` from [limits.ts](../packages/contract/src/limits.ts). Everything is counted in the',
    'database, by all processes together, and refused with 429 and `Retry-After`. An address is an IPv4 address or an IPv6',
    '/64, and the /48 around it may do ten times as much; a demo does not count its own machine. Why, and what else is',
    'limited: [decision 023](decisions/023-limits.md). Beyond `queryPayment`, `askTaxService` and `confirmContact` the call is',
    'answered as ever, and what is limited is left out.',
    '',
    '| what | how often | counted by |',
    '| --- | --- | --- |',
    ...Object.entries(limits).flatMap(([name, rows]) => rows.map((row) => line(name, row))),
    '',
  ].join('\n');

const line = (name: string, { by, calls, seconds }: Limit): string =>
  `| \`${name}\` | ${calls} in ${timeOf(seconds)} | ${by} |`;

/** @example timeOf(3_600) // "1 hour" */
const timeOf = (seconds: number): string => {
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const;
  const [unit, size] = units.find(([, length]) => seconds % length === 0) ?? ['s', 1];
  return `${seconds / size} ${unit}`;
};
