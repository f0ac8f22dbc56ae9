/** `%s`, `%i` and the like, each for the next value of a row. */
const GAP = /%[sdifjo]/g;
/** A word and what parts the gap from the words before it. */
const GAP_IN_WORDS = /[\s:,]*%[sdifjo]/g;

/**
 * The title of a test that runs once for each row of a table, with all that the rows say in place of its gaps. What is
 * made only while the test runs is cut out.
 * @param table what stands in the brackets of `each`, a list or the name of one
 * @param text the file, in which a list with a name is looked for
 * @example fillTitle('paid with %s', "['a card', 'PayPal']", '') // "paid with a card or PayPal"
 */
export const fillTitle = (title: string, table: string, text: string): string => {
  const rows = rowsOf(listOf(table.trim(), text));
  let column = -1;
  const filled = title.replace(GAP, (gap) => {
    column += 1;
    const values = new Set(rows.flatMap((row) => row[column] ?? []));
    return values.size === 0 ? gap : inWords([...values]);
  });
  return filled.replace(GAP_IN_WORDS, '').replace(/\s+/g, ' ').trim();
};

const listOf = (table: string, text: string): string => {
  if (!/^\w+$/.test(table)) return table;
  return new RegExp(String.raw`^const ${table}\b[^=]*= (\[[\s\S]*?^\])`, 'm').exec(text)?.[1] ?? '';
};

const STRING = /'(?:[^'\\\n]|\\.)*'/.source;
/** A list in a list, or one value of a list of values. */
const ROW = new RegExp(String.raw`\[\s*((?:${STRING}|[^[\]'])*)|(${STRING})`, 'g');

/** The texts of each row, by their column; what is no text leaves its column empty. */
const rowsOf = (list: string): (string | null)[][] =>
  Array.from(list.replace(/^\[/, '').matchAll(ROW), ([, row, single]) =>
    (row === undefined ? [single ?? ''] : row.split(/,\s*(?=(?:[^']*'[^']*')*[^']*$)/)).map((value) => {
      const cut = value.trim();
      return /^'.*'$/s.test(cut) ? cut.slice(1, -1).replaceAll("\\'", "'") : null;
    }),
  );

/** @example inWords(['a', 'b', 'c']) // "a, b or c" */
const inWords = (values: readonly string[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
