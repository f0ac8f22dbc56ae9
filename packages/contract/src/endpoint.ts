import type { z } from 'zod';
import type { AnswerCode } from './answer-codes.ts';
import type { LimitName } from './limits.ts';
import type { StaffRight } from './staff/staff-console.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Method = (typeof METHODS)[number];

/** Method and path below `/api`; `:name` stands for what differs. */
export type Address = `${Method} /${string}`;

/** Who may call. A `visitor` has what belongs to the cookie alone; a `customer` is signed in; a `provider` signs what it sends. */
export type Caller = 'anyone' | 'visitor' | 'customer' | 'provider' | StaffCaller;

/** A member of staff with a right; with null any of them. */
export interface StaffCaller {
  readonly staff: StaffRight | null;
  /** Only for who has proved in the last ten minutes who they are. */
  readonly proved?: true;
  /** Also before what the account needs first has been done. */
  readonly unfinished?: true;
  /** Only for who is in the cart that the address names. */
  readonly inCart?: true;
}

/** An answer that is not JSON in our envelope. */
export interface Media {
  readonly media:
    | 'text/event-stream'
    | 'text/html'
    | 'text/javascript'
    | 'application/json'
    | 'application/pdf'
    | 'image/jpeg'
    | 'nothing';
}

/** One row of the table of endpoints: everything that both sides of a call have to agree on. */
export interface Endpoint {
  readonly at: Address;
  /** One line, for people. */
  readonly summary: string;
  readonly description?: string;
  readonly who: Caller;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The whole envelope of an answer with 200. */
  readonly answer: z.ZodType | Media;
  /** What its handler may answer instead. What any call can come to, and what follows from `who`, stands in no row. */
  readonly refusals: readonly AnswerCode[];
  /** Counted in front of the handler. */
  readonly limit?: LimitName;
  /** Counted within it, where it depends on what the handler finds. */
  readonly counts?: readonly LimitName[];
  /** Not in the OpenAPI document: for browsers alone. */
  readonly isHidden?: true;
  /** Its GET has an effect, so that HEAD is refused. */
  readonly hasNoHead?: true;
  readonly example?: { readonly params?: object; readonly query?: object; readonly body?: object };
}

/**
 * A row as it stands, checked: what differs in its path has a schema.
 * @example endpoint({ at: 'GET /orders/:id', params: z.object({ id: idSchema }), … })
 */
export const endpoint = <const Row extends Endpoint>(row: Row & HasParams<Row['at']>): Row => row;

export const methodOf = ({ at }: Pick<Endpoint, 'at'>): Method =>
  METHODS.find((method) => at.startsWith(`${method} `)) ?? 'GET';

/** @example pathOf({ at: 'GET /orders/:id' }) // "/orders/:id" */
export const pathOf = ({ at }: Pick<Endpoint, 'at'>): `/${string}` => `/${at.slice(at.indexOf('/') + 1)}`;

type HasParams<At extends string> = [ParamName<At>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodType<Readonly<Record<ParamName<At>, unknown>>> };

/** What differs in an address. @example ParamName<'GET /orders/:id'> is 'id' */
export type ParamName<At extends string> = At extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamName<`/${More}`>
    : Rest
  : never;

/** A part of a request as the API reads it; unknown where the row has no such part. */
export type PartOf<Row extends Endpoint, Name extends 'params' | 'query' | 'body'> = Row extends {
  readonly [Key in Name]: Typed<infer Output, unknown>;
}
  ? Output
  : unknown;

/** The types of a schema alone: to compare a row's schema with the whole of `z.ZodType` costs the compiler seconds. */
interface Typed<Output, Input> {
  readonly _zod: { readonly output: Output; readonly input: Input };
}

/** What an answer with 200 tells. */
export type ResultOf<Row extends Endpoint> =
  Row['answer'] extends Typed<{ result: infer Result }, unknown> ? Result : never;

export type RefusalsOf<Row extends Endpoint> = Row['refusals'][number];

/** What a client sends: the parts that the row has. */
export type InputOf<Row extends Endpoint> = Sent<Row, 'params'> & Sent<Row, 'query'> & Sent<Row, 'body'>;

type Sent<Row extends Endpoint, Name extends 'params' | 'query' | 'body'> = Row extends {
  readonly [Key in Name]: Typed<unknown, infer Input>;
}
  ? IsOptional<Input, Name> extends true
    ? { readonly [Key in Name]?: ReadonlyInput<Input> }
    : { readonly [Key in Name]: ReadonlyInput<Input> }
  : { readonly [Key in Name]?: never };

/** One part of what a client sends, where the row has it. */
export type SentPart<Row extends Endpoint, Name extends 'params' | 'query' | 'body'> = Row extends {
  readonly [Key in Name]: Typed<unknown, infer Input>;
}
  ? ReadonlyInput<Input>
  : never;

type ReadonlyInput<Input> = unknown extends Input ? Input : DeepReadonly<Input>;

type IsOptional<Input, Name> = undefined extends Input
  ? true
  : Name extends 'query'
    ? Record<never, never> extends Input
      ? true
      : false
    : false;

/** Values that travel are only read. */
export type DeepReadonly<Value> = {
  readonly [Key in keyof Value]: unknown extends Value[Key] ? Value[Key] : DeepReadonly<Value[Key]>;
};
