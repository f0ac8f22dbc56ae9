import { eachRow } from './each-row.ts';
import { BATCH } from './in-batches.ts';

/**
 * Does something for each row, in pages of a batch by its id. `read` answers those with a higher id than `after`, the lowest first: rows that
 * stay as they are, run after run, keep none behind them from being reached, nor do those that fail.
 * @throws AggregateError at the end, of all that failed.
 */
export const throughPages = <Row extends { readonly id: string }>(
  read: (after: string, most: number) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<void>,
  most: number = BATCH,
): Promise<void> => eachRow(rowsOf(read, most), work);

async function* rowsOf<Row extends { readonly id: string }>(
  read: (after: string, most: number) => Promise<readonly Row[]>,
  most: number,
): AsyncGenerator<Row> {
  let page: readonly Row[];
  let after = '';
  do {
    page = await read(after, most);
    yield* page;
    after = page.at(-1)?.id ?? after;
  } while (page.length === most);
}
