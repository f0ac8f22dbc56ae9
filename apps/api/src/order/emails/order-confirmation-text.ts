import type { Translator } from '../../language/translator.ts';
import type { OrderEmail } from './order-email.ts';

/** The message for those who read without HTML. */
export const orderConfirmationText = (email: OrderEmail, say: Translator): string =>
  [
    say(`Thank you for your order ${email.shortId} from ${email.storefront}.`),
    `${say('See it at any time:')}\n${email.orderUrl}`,
    section(say('What you ordered'), email.lines.map(lineText)),
    section(say('What it comes to'), [
      ...email.sums.map(({ title, amount }) => `${title}: ${amount}`),
      `${say('Total')}: ${email.total}`,
      ...[email.included, email.saving, email.payment].filter((line) => line !== null),
    ]),
    section(say('Delivered to'), email.address),
    section(say('Good to know'), email.promises),
  ].join('\n\n');

const section = (title: string, lines: readonly string[]): string =>
  [title.toUpperCase(), ...lines].join('\n');

const lineText = ({ title, details, price }: OrderEmail['lines'][number]): string =>
  [`${title}: ${price}`, ...details.map((detail) => `  ${detail}`)].join('\n');
