import type { RuleEntry } from './rule-entries.ts';
import { linkToSpec } from './spec-links.ts';

/** docs/rules.md: every file of rules with what it decides and where that comes from. */
export const rulesPage = (rules: readonly RuleEntry[]): string => {
  const folders = [...new Set(rules.map(({ folder }) => folder))];
  return `${HEAD}${folders.map((folder) => section(folder, rules)).join('\n')}`;
};

const HEAD = `# The rules of the sale

Everything that is true of a sale is a pure function in \`packages/rules/src\`, one rule a file. This page is
written from their comments by \`npm run docs\`: what each decides, and where that comes from. \`C\` and \`K\` are
the two documents of the specification, \`D\` says what is done where they are silent, \`L\` is what went wrong in
another store, \`S\` a shape, \`R\` one of our own [decisions](decisions). The *statements* are the rows that the
rule's own test proves; [requirements.md](requirements.md) has them all, with the other tests.

`;

const section = (folder: string, rules: readonly RuleEntry[]): string => {
  const own = rules.filter((rule) => rule.folder === folder);
  return `## ${folder === '' ? 'Everywhere' : folder}

| file | what it says | from | statements |
| --- | --- | --- | --- |
${own.map(row).join('\n')}
`;
};

const row = ({ path, sentence, sources, statements }: RuleEntry): string =>
  `| [${path.split('/').at(-1)}](../packages/rules/src/${path}) | ${cell(sentence)} | ${links(sources)} | ${links(statements)} |`;

const links = (ids: readonly string[]): string => ids.map(linkToSpec).join(', ');

const cell = (text: string): string => text.replaceAll('|', '\\|');
