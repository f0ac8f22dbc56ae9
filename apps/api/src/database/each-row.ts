/**
 * Does something for each row, one after another. A row that fails keeps none behind it from its turn.
 * @throws AggregateError at the end, of all that failed.
 */
export const eachRow = async <Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  work: (row: Row) => Promise<void>,
): Promise<void> => {
  const failures: unknown[] = [];
  for await (const row of rows) await work(row).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} rows failed`);
};
