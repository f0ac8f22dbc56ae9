import type { Answer } from '../machinery/answer.ts';
import type { SandboxContext } from './context.ts';
import type { FormFields } from './form-fields.ts';

/** One authenticated request to `/v1/…`. */
export interface ApiCall {
  /** The id in the path, empty where there is none. */
  readonly id: string;
  readonly fields: FormFields;
  /** A publishable key is public: it proves nothing but which account is meant. */
  readonly key: 'secret' | 'publishable';
  /** The sandbox's own address as the caller knows it. */
  readonly base: string;
}

/** Answers at once: nothing of an endpoint's effect can be interrupted half way. */
export type Endpoint = (context: SandboxContext, call: ApiCall) => Answer;
