import type { Translator } from '../../language/translator.ts';
import type { OrderLetter } from './order-letter.ts';

/** The message for those who read without HTML. */
export const letterText = (letter: OrderLetter, say: Translator): string =>
  [
    say(`Thank you for your order ${letter.shortId} from ${letter.storefront}.`),
    `${say('See it at any time:')}\n${letter.orderUrl}`,
    section(say('What you ordered'), letter.lines.map(lineText)),
    section(say('What it comes to'), [
      ...letter.sums.map(({ title, amount }) => `${title}: ${amount}`),
      `${say('Total')}: ${letter.total}`,
      ...[letter.included, letter.saving, letter.payment].filter((line) => line !== null),
    ]),
    section(say('Delivered to'), letter.address),
    section(say('Good to know'), letter.promises),
  ].join('\n\n');

const section = (title: string, lines: readonly string[]): string =>
  [title.toUpperCase(), ...lines].join('\n');

const lineText = ({ title, details, price }: OrderLetter['lines'][number]): string =>
  [`${title}: ${price}`, ...details.map((detail) => `  ${detail}`)].join('\n');
