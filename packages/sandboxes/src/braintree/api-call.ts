import type { Answer } from './answer.ts';
import type { SandboxContext } from './context.ts';
import type { Transaction } from './transaction.ts';

/** A call of the gateway: the id in its path, the fields of its JSON body. */
export interface ApiCall {
  readonly id: string;
  readonly body: unknown;
  /** The sandbox's own address as this caller reaches it. */
  readonly base: string;
  /** Has PayPal settle a new transaction. */
  readonly watch: (transaction: Transaction) => void;
}

export type Endpoint = (context: SandboxContext, call: ApiCall) => Answer;

/** One field deep inside a JSON body; undefined when any step of the way is missing. */
export const fieldOf = (body: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? // Checked by the line above.
          (inner as Readonly<Record<string, unknown>>)[name]
        : undefined,
    body,
  );

export const textOf = (body: unknown, ...path: readonly string[]): string => {
  const value = fieldOf(body, ...path);
  return typeof value === 'string' ? value : '';
};
