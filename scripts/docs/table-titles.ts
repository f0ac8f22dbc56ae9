import type { ESTree } from 'vite';
import { textOf } from '../syntax-nodes.ts';

/** `%s`, `%i` and the like, each for the next value of a row, and what parts it from the words before it. */
const GAP = /([\s:,]*)%[sdifjo]/g;
const WORDS = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * The title of a test that runs once for each row of a table, with all that the rows say in place of its gaps. What is
 * made only while the test runs is cut out.
 * @param table what stands in the brackets of `each`: a list, or the name of one that is among the file's `nodes`
 * @example fillTitle('paid with %s', table, nodes) // "paid with a card or PayPal"
 */
export const fillTitle = (title: string, table: ESTree.Node, nodes: readonly ESTree.Node[]): string => {
  const rows = rowsOf(table, nodes).map((row) => (row?.type === 'ArrayExpression' ? row.elements : [row]));
  let column = -1;
  return title.replace(GAP, (_gap, before: string) => {
    column += 1;
    const values = [...new Set(rows.flatMap((row) => textOf(row[column])))];
    return values.length === 0 ? '' : `${before}${WORDS.format(values)}`;
  });
};

const rowsOf = (table: ESTree.Node, nodes: readonly ESTree.Node[]): readonly (ESTree.Node | null)[] => {
  if (table.type === 'ArrayExpression') return table.elements;
  if (table.type === 'TSAsExpression') return rowsOf(table.expression, nodes);
  const name = table.type === 'Identifier' ? table.name : '';
  const constants = nodes.flatMap((node) => (node.type === 'VariableDeclarator' ? [node] : []));
  const list = constants.find(({ id }) => 'name' in id && id.name === name)?.init;
  return list ? rowsOf(list, nodes) : [];
};
