import type { RouteEntry } from './route-entries.ts';

/** docs/routes.md: every address that the specification names, with the file that serves it and who has it. */
export const routesPage = (groups: readonly { title: string; entries: readonly RouteEntry[] }[]): string => {
  const all = [
    ...new Set(groups.flatMap(({ entries }) => entries.flatMap(({ storefronts }) => storefronts))),
  ];
  return `${HEAD}${groups.map(({ title, entries }) => section(title, entries, all)).join('\n')}`;
};

const HEAD = `# Where every page is

The addresses of [C2](spec/catalogue.md#c2), written from the route map (\`apps/storefront/app/routes.ts\`), the
catalogue and the tests by \`npm run docs\`. The file is below \`apps/storefront/app\`. What a storefront has
follows from its data; French pages are at \`/fr/<the same path>\`. Other names of pages are in
\`packages/catalogue/redirects.yaml\` and the \`brand.yaml\` of a brand.

Some pages are about one country and are in no other: health accounts (FSA, HSA) and the discounts for the military,
first responders and healthcare workers are for the United States alone, where there are such accounts and such
proofs; ways to pay over time are those of the United States and Canada. The stores of the United States stand on a
map with a search by ZIP code, the few of Canada and the United Kingdom in a list.

`;

const section = (
  title: string,
  entries: readonly RouteEntry[],
  all: readonly string[],
): string => `## ${title}

| address | served by | storefronts |
| --- | --- | --- |
${entries.map((entry) => row(entry, all)).join('\n')}
`;

const row = ({ path, file, storefronts }: RouteEntry, all: readonly string[]): string =>
  `| \`${path}\` | ${file === null ? 'no page yet' : `[${file}](../apps/storefront/app/${file})`} | ${file === null ? '' : who(storefronts, all)} |`;

const who = (storefronts: RouteEntry['storefronts'], all: readonly string[]): string => {
  if (storefronts.length === all.length) return 'all';
  return storefronts.length === 0 ? 'none' : storefronts.join(', ');
};
