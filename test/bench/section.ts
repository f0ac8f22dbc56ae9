/** A part of the report: a table of its own. */
export interface Section {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

type Cell = string | number;

/** The table as people read it: words to the left, figures to the right. */
export const formatSection = ({ title, columns, rows }: Section): string => {
  const texts = [columns, ...rows.map((row) => row.map(formatCell))];
  const widths = columns.map((_, index) => Math.max(...texts.map((row) => row[index]?.length ?? 0)));
  const lines = texts.map((row) =>
    row
      .map((text, index) =>
        index === 0 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0),
      )
      .join('  '),
  );
  return [title, '─'.repeat(lines[0]?.length ?? 0), ...lines, ''].join('\n');
};

const formatCell = (cell: Cell): string => {
  if (typeof cell === 'string') return cell;
  return cell >= 100 ? Math.round(cell).toLocaleString('en') : cell.toFixed(2);
};
