import type { Endpoint } from '@counterpane/contract/endpoint';
import type { EndpointGroup } from '@counterpane/contract/endpoints';
import type { RouteEntry, RouteGroup } from './route-entries.ts';

/** docs/routes.md: every address of the storefront with the file that serves it and who has it, and every call of the API. */
export const routesPage = (groups: readonly RouteGroup[], api: readonly EndpointGroup[]): string => {
  const all = [
    ...new Set(groups.flatMap(({ entries }) => entries.flatMap(({ storefronts }) => storefronts))),
  ];
  return `${HEAD}${groups.map(({ title, entries }) => section(title, entries, all)).join('\n')}
${API}${api.map(calls).join('\n')}`;
};

const HEAD = `# Where every page is, and every call

Written by \`npm run docs\` from the route map (\`apps/storefront/app/routes.ts\`), the catalogue, and the table of endpoints. The file is
below \`apps/storefront/app\`. What a storefront has follows from its data; pages in another language are at \`/<language>/<the same path>\`. Other names of
pages are in \`packages/catalogue/redirects.yaml\` and the \`brand.yaml\` of a brand. [C2](spec/catalogue.md#c2) lists the addresses that the
specification names.

Some pages are about one country and are in no other: health accounts (FSA, HSA) and the discounts for the military,
first responders and healthcare workers are for the United States alone, where there are such accounts and such
proofs; ways to pay over time are those of the United States and Canada. The stores of the United States stand on a
map with a search by ZIP code, the few of Canada and the United Kingdom in a list.

`;

const section = (
  title: string,
  entries: readonly RouteEntry[],
  all: readonly string[],
): string => `## ${title}/

| address | served by | storefronts |
| --- | --- | --- |
${entries.map((entry) => row(entry, all)).join('\n')}
`;

const row = ({ path, file, storefronts }: RouteEntry, all: readonly string[]): string =>
  `| \`${path}\` | [${file}](../apps/storefront/app/${file}) | ${who(storefronts, all)} |`;

const who = (storefronts: RouteEntry['storefronts'], all: readonly string[]): string => {
  if (storefronts.length === all.length) return 'all';
  return storefronts.length === 0 ? 'none' : storefronts.join(', ');
};

const API = `## The API

Below \`/api\`, from the rows of \`packages/contract/src/endpoints.ts\` ([decision 036](decisions/036-an-endpoint-is-a-row.md)). A limit is
explained in [limits.md](limits.md).

`;

const calls = ({ title, endpoints }: EndpointGroup): string => `### ${title}

| call | what it does | who may call | limits |
| --- | --- | --- | --- |
${endpoints.map(call).join('\n')}
`;

const call = ({ at, summary, who: caller, limit, counts = [] }: Endpoint): string =>
  `| \`${at}\` | ${summary} | ${callerOf(caller)} | ${[...(limit ? [limit] : []), ...counts].map((name) => `\`${name}\``).join(', ')} |`;

const callerOf = (caller: Endpoint['who']): string => {
  if (typeof caller === 'string') return caller;
  return [
    'staff',
    caller.staff ?? 'signed in',
    ...(caller.proved ? ['proved'] : []),
    ...(caller.inCart ? ['in the cart'] : []),
  ].join(', ');
};
