import type { Answer } from '../machinery/answer.ts';
import type { EasypostContext } from './context.ts';

/** What an endpoint is asked, once who asks is known. */
interface EasypostCall {
  /** The id in the path, empty where there is none. */
  readonly id: string;
  /** The JSON as it came, not validated yet. */
  readonly body: unknown;
  readonly query: unknown;
  /** The sandbox's own address as the caller knows it. */
  readonly base: string;
}

/** Answers at once: nothing of its effect can be interrupted half way. */
export type Endpoint = (context: EasypostContext, call: EasypostCall) => Answer;
