import { createHash } from 'node:crypto';
import { fieldMessages } from '@counterpane/contract/field-messages';
import type { ContactMessage, ContactReceipt } from '@counterpane/contract/visitor/contact';
import { message as toMessage } from '@counterpane/messages/message';
import { validateContactMessage } from '@counterpane/rules/content/validate-contact-message';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { type Answer, failed, ok } from '../../http/answers.ts';
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
  /** In which language they read its pages. */
  readonly language: string;
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
  { country, address, language, ...sender }: Sender,
): Promise<Answer<ContactReceipt, 'message_invalid' | 'too_many_messages'>> => {
  const fields = validateContactMessage(typed, country);
  if (Object.keys(fields).length > 0)
    return failed('message_invalid', CHECK, { fields: fieldMessages(fields) });
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
  if (retryAfter !== null) return failed('too_many_messages', TOO_MANY, { retryAfter });
  const named = { email: message.email.toLowerCase() };
  const isConfirmed = (await countLimited(deps, 'confirmContact', named, { db: tx })) === null;
  if (isConfirmed) await enqueue(tx, clock, 'contact.received', { requestId: id, language });
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

const CHECK = toMessage('Please check what you typed');
const TOO_MANY = toMessage('We have received several messages already. Please try again later');
