import { isTraced, traced } from './traced.ts';

/** What sends statements: a connection, a pool or the embedded database. */
interface Sends {
  query: (...parameters: never[]) => unknown;
}

/** Has each statement of a connection traced: its text with placeholders, and never what stands in for them. */
export const traceStatements = <Connection extends Sends>(connection: Connection): Connection => {
  if (!isTraced()) return connection;
  const send = connection.query.bind(connection) as (...parameters: unknown[]) => unknown;
  const query = (...parameters: unknown[]): unknown => {
    // A pool sends by way of its connections, which answer to a callback: the statement has been begun by the pool.
    if (typeof parameters.at(-1) === 'function') return send(...parameters);
    const text = textOf(parameters[0]);
    const verb = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'UNKNOWN';
    return traced(
      {
        name: verb,
        duration: 'db.client.operation.duration',
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.operation.name': verb },
        detail: { 'db.query.text': text },
      },
      async () => send(...parameters),
    );
  };
  return Object.assign(connection, { query });
};

/** A statement is a text, or an object that has it. */
const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isNamed && typeof statement.text === 'string' ? statement.text : '';
};
