import { createHash } from 'node:crypto';
import type { ContactMessage } from '@counterpane/contract/visitor/contact';
import { validateContactMessage } from '@counterpane/rules/content/validate-contact-message';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { type Answer, ok } from '../../http/answers.ts';
import { newId, newShortId } from '../../http/ids.ts';
import { countLimited } from '../../http/limiter.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { enqueue } from '../../outbox/store.ts';
import { keepRequest } from './store.ts';

/** Who writes, and to whom. */
interface Sender {
  readonly visitorId: string;
  /** Null where addresses are not counted. */
  readonly address: string | null;
  /** Key of the storefront. */
  readonly storefront: string;
  /** Where the storefront sells. */
  readonly country: string;
}

/**
 * Keeps a message and has its arrival confirmed, once. The fields that are wrong are named in the answer. A confirmation
 * goes to an address whose owner is not proved: only so many are sent, and the answer does not tell.
 */
export const receiveMessage = async (
  tx: Queries,
  deps: Pick<OrderDeps, 'database' | 'clock' | 'secret' | 'countsLoopback'>,
  typed: ContactMessage,
  { country, address, ...sender }: Sender,
): Promise<Answer> => {
  const fields = validateContactMessage(typed, country);
  if (Object.keys(fields).length > 0) return invalid(fields);
  const { clock } = deps;
  const now = isoNow(clock);
  const message = trimmed(typed);
  const id = newId();
  const { reference, isNew } = await keepRequest(tx, {
    ...message,
    ...sender,
    id,
    reference: newShortId(),
    fingerprint: fingerprintOf(message, sender.storefront, now),
    phone: message.phone === '' ? null : message.phone,
    createdAt: now,
  });
  if (!isNew) return ok({ reference });
  const writer = { visitor: sender.visitorId, address };
  const retryAfter = await countLimited(deps, 'sendContactMessage', writer, { db: tx });
  if (retryAfter !== null) return tooMany(retryAfter);
  const named = { email: message.email.toLowerCase() };
  const isConfirmed = (await countLimited(deps, 'confirmContact', named, { db: tx })) === null;
  if (isConfirmed) await enqueue(tx, clock, 'contact.received', { requestId: id });
  return ok({ reference });
};

const trimmed = ({ topic, ...texts }: ContactMessage): ContactMessage => ({
  topic,
  name: texts.name.trim(),
  email: texts.email.trim(),
  phone: texts.phone.trim(),
  message: texts.message.trim(),
});

const fingerprintOf = ({ email, topic, message }: ContactMessage, storefront: string, now: string): string =>
  createHash('sha256')
    .update(JSON.stringify([storefront, email.toLowerCase(), topic, message, now.slice(0, 10)]))
    .digest('hex');

const invalid = (fields: Readonly<Record<string, string>>): Answer => ({
  status: 422,
  body: { status: 'error', error: 'Please check what you typed', code: 'message_invalid', fields },
});

const tooMany = (retryAfter: number): Answer => ({
  status: 429,
  body: {
    status: 'error',
    error: 'We have received several messages already. Please try again later',
    code: 'too_many_messages',
    retryAfter,
  },
});
