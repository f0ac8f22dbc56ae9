import type { Caller, Endpoint } from '@counterpane/contract/endpoint';
import { codesOf, statusOf } from '@counterpane/contract/endpoint-codes';
import { ENDPOINT_GROUPS } from '@counterpane/contract/endpoints';
import { errorSchema } from '@counterpane/contract/envelope';
import { LIMITS, type Limit, type LimitName } from '@counterpane/contract/limits';
import { z } from 'zod';
import { securityOf } from './security-schemes.ts';

/** What the OpenAPI document tells of an endpoint beside what it takes and answers. */
export const describeEndpoint = (row: Endpoint) => ({
  summary: row.summary,
  description: [
    ...(row.description ? [row.description] : []),
    `Who may call: ${callerText(row.who)}.`,
    ...limitsOf(row).map((limit) => `Limit \`${limit}\`: ${limitText(limit)}.`),
  ].join('\n\n'),
  security: securityOf(row),
  tags: ENDPOINT_GROUPS.filter(({ endpoints }) => endpoints.some(({ at }) => at === row.at)).map(
    ({ title }) => title,
  ),
});

/** Its refusals by their status, each with the codes that it can have. */
export const refusalSchemas = (row: Endpoint): Readonly<Record<number, z.ZodType>> =>
  Object.fromEntries(
    [...Map.groupBy(codesOf(row), statusOf)].map(([status, codes]) => [
      status,
      errorSchema.extend({ code: z.enum(codes) }).describe(codes.join(', ')),
    ]),
  );

const callerText = (who: Caller): string => {
  if (who === 'anyone') return 'anyone';
  if (who === 'visitor') return 'anyone, about what belongs to the cookie of the visitor';
  if (who === 'customer') return 'a customer who is signed in';
  if (who === 'provider') return 'the provider, by its signature';
  return [
    who.staff === null ? 'staff who are signed in' : `staff with the right \`${who.staff}\``,
    ...(who.proved ? ['who have proved in the last ten minutes who they are'] : []),
    ...(who.inCart ? ['who are in the cart'] : []),
  ].join(', ');
};

const limitsOf = ({ limit, counts = [] }: Endpoint): readonly LimitName[] => [
  ...(limit ? [limit] : []),
  ...counts,
];

const limitText = (name: LimitName): string =>
  LIMITS[name].map(({ by, calls, seconds }: Limit) => `${calls} in ${seconds} s by ${by}`).join('; ');
