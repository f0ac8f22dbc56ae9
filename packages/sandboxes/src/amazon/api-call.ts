import type { Answer } from '../machinery/answer.ts';
import type { SandboxContext } from './context.ts';

/** What an endpoint is asked, once who asks is known. */
export interface ApiCall {
  /** The id in the path, empty where there is none. */
  readonly id: string;
  /** What stands behind the path. */
  readonly query: URLSearchParams;
  /** The JSON as it came, not validated yet. */
  readonly body: unknown;
  /** The sandbox's own address as the caller knows it. */
  readonly base: string;
}

/** Answers at once: nothing of an endpoint's effect can be interrupted half way. */
export type Endpoint = (context: SandboxContext, call: ApiCall) => Answer;

export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly run: Endpoint;
  /** Whether Amazon asks for an idempotency key. */
  readonly isKeyed?: boolean;
}
