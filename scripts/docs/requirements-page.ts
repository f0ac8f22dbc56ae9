import { SANDBOX_INTEGRATIONS } from '@counterpane/sandboxes/integrations';
import type { Proof } from './requirement-entries.ts';
import { linkToSpec } from './spec-links.ts';

/** docs/requirements.md: which test proves which statement of the specification, in the words of the tests. */
export const requirementsPage = (proofs: readonly Proof[]): string => {
  const sections = [...new Set(proofs.map(sectionOf))];
  return [HEAD, SANDBOXES, ...sections.map((section) => table(section, proofs))].join('\n');
};

const HEAD = `# What is proven, and by which test

Tests that prove a statement of the specification carry its number in their title: \`C\` is the document about
catalogue and product pages, \`K\` the one about cart and checkout, then the section and the statement. This page
is written from the titles by \`npm run docs\`.
`;

const sectionOf = ({ id }: Proof): string => id.split('.')[0] ?? '';

type Sandbox = (typeof SANDBOX_INTEGRATIONS)[number];

const linkTo = ({ name, label }: Sandbox): string =>
  `[${label}](../packages/sandboxes/src/${name}/DIFFERENCES.md)`;

const SANDBOXES = `## Proven against a sandbox alone

Whether some statements are true depends on what a payment company takes and answers. No test calls a real one:
the store speaks the company's wire format with a sandbox of our own, so such a row is proven only as far as the
sandbox is like the company. The column *only in a sandbox* names the company and leads to what is different or
uncertain there, to be checked with the company before real money moves. Sections without such rows have no column.

| company | rows | what is uncertain above all |
| --- | --- | --- |
${SANDBOX_INTEGRATIONS.map((company) => `| ${linkTo(company)} | ${company.rows.length} | ${company.uncertain} |`).join('\n')}
`;

/** Empty for a statement that holds whatever the companies do. */
const sandboxesOf = (id: string): string =>
  SANDBOX_INTEGRATIONS.filter(({ rows }) => rows.includes(id))
    .map(linkTo)
    .join(', ');

const table = (section: string, proofs: readonly Proof[]): string => {
  const own = proofs.filter((proof) => sectionOf(proof) === section);
  const document = section.startsWith('C') ? 'Catalogue and product pages' : 'Cart and checkout';
  const isMarked = own.some(({ id }) => sandboxesOf(id) !== '');
  const rows = own.map((proof) => (isMarked ? markedRow(proof) : row(proof)));
  return `## ${document}, section ${section.slice(1)}

${isMarked ? MARKED_COLUMNS : COLUMNS}
${rows.join('\n')}
`;
};

const COLUMNS = `| number | what the test says | where |
| --- | --- | --- |`;
const MARKED_COLUMNS = `| number | what the test says | only in a sandbox | where |
| --- | --- | --- | --- |`;

const row = (proof: Proof): string =>
  `| ${linkToSpec(proof.id)} | ${sentenceOf(proof)} | ${placeOf(proof)} |`;

const markedRow = (proof: Proof): string =>
  `| ${linkToSpec(proof.id)} | ${sentenceOf(proof)} | ${sandboxesOf(proof.id)} | ${placeOf(proof)} |`;

const sentenceOf = ({ sentence }: Proof): string => sentence.replaceAll('|', '\\|');

const placeOf = ({ path }: Proof): string => `[${path.split('/').at(-1)}](../${path})`;
