import { type ESTree, parseSync } from 'vite';

/** Every node of a file's syntax tree, each before those within it, in the order of the text. */
export const parseNodes = (path: string, text: string) => nodesIn(parseSync(path, text).program);

/** What a file imports and exports: much faster than its nodes. */
export const parseModule = (path: string, text: string) => parseSync(path, text).module;

const nodesIn = (value: unknown): ESTree.Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  // A node has a type and a place; what has none is only walked through.
  return 'type' in value && 'start' in value ? [value as ESTree.Node, ...below] : below;
};

/** The text of a string, or of a template with a gap for each value; none of anything else. */
export const textOf = (node: ESTree.Node | null | undefined): string[] => {
  if (node?.type === 'TemplateLiteral') return [node.quasis.map(({ value }) => value.raw).join('%s')];
  return node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
};
