import type { RouteEntry } from './route-entries.ts';

/** docs/routes.md: every address that the specification names, with the file that serves it and who has it. */
export const routesPage = (groups: readonly { title: string; entries: readonly RouteEntry[] }[]): string => {
  const all = [
    ...new Set(groups.flatMap(({ entries }) => entries.flatMap(({ storefronts }) => storefronts))),
  ];
  return `${HEAD}${groups.map(({ title, entries }) => section(title, entries, all)).join('\n')}`;
};

const HEAD = `# Where every page is

The addresses of *catalogue*, section 2, written from the route map (\`apps/storefront/app/routes.ts\`), the
catalogue and the tests by \`npm run docs\`. The file is below \`apps/storefront/app\`. What a storefront has
follows from its data; French pages are at \`/fr/<the same path>\`. Other names of pages are in
\`packages/catalogue/redirects.yaml\` and the \`brand.yaml\` of a brand.

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
