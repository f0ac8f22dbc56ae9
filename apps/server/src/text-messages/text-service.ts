import { attentiveService } from '@counterpane/providers/text-messages/attentive/attentive-service';
import type { TextService } from '@counterpane/providers/text-messages/port';
import { traceTexts } from '../monitoring/trace-calls.ts';
import type { AttentiveKeys } from './attentive-keys.ts';

/** Of each call. The outbox makes it: no shopper waits. */
const TIMEOUT_MS = 10_000;

/** What sends text messages; null where the store has no account with any. */
export const textServiceOf = (keys: AttentiveKeys | null): TextService | null =>
  keys && traceTexts(attentiveService({ ...keys, timeoutMs: TIMEOUT_MS }));
