import type { Answer } from '../machinery/answer.ts';
import type { SandboxContext } from './context.ts';

/** What an endpoint is asked, once who asks is known. */
export interface ApiCall {
  /** The plan's number in the path, empty where there is none. */
  readonly number: string;
  /** The JSON as it came, not validated yet. */
  readonly body: unknown;
  /** The sandbox's own address as the caller knows it. */
  readonly base: string;
}

/** Answers at once: nothing of an endpoint's effect can be interrupted half way. */
export type Endpoint = (context: SandboxContext, call: ApiCall) => Answer;
