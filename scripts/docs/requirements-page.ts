import type { Proof } from './requirement-entries.ts';

/** docs/requirements.md: which test proves which statement of the specification, in the words of the tests. */
export const requirementsPage = (proofs: readonly Proof[]): string => {
  const sections = [...new Set(proofs.map(sectionOf))];
  return `${HEAD}${sections.map((section) => table(section, proofs)).join('\n')}`;
};

const HEAD = `# What is proven, and by which test

Tests that prove a statement of the specification carry its number in their title: \`C\` is the document about
catalogue and product pages, \`K\` the one about cart and checkout, then the section and the statement. This page
is written from the titles by \`npm run docs\`.

`;

const sectionOf = ({ id }: Proof): string => id.split('.')[0] ?? '';

const table = (section: string, proofs: readonly Proof[]): string => {
  const own = proofs.filter((proof) => sectionOf(proof) === section);
  const document = section.startsWith('C') ? 'Catalogue and product pages' : 'Cart and checkout';
  return `## ${document}, section ${section.slice(1)}

| number | what the test says | where |
| --- | --- | --- |
${own.map(row).join('\n')}
`;
};

const row = ({ id, sentence, path }: Proof): string =>
  `| ${id} | ${sentence.replaceAll('|', '\\|')} | [${path.split('/').at(-1)}](../${path}) |`;
