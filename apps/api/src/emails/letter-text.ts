import type { OrderLetter } from './order-letter.ts';

/** The message for those who read without HTML. */
export const letterText = (letter: OrderLetter): string =>
  [
    `Thank you for your order ${letter.shortId} from ${letter.storefront}.`,
    `See it at any time:\n${letter.orderUrl}`,
    section('What you ordered', letter.lines.map(lineText)),
    section('What it comes to', [
      ...letter.sums.map(({ title, amount }) => `${title}: ${amount}`),
      `Total: ${letter.total}`,
      ...[letter.saving, letter.payment].filter((line) => line !== null),
    ]),
    section('Delivered to', letter.address),
    section('Good to know', letter.promises),
  ].join('\n\n');

const section = (title: string, lines: readonly string[]): string =>
  [title.toUpperCase(), ...lines].join('\n');

const lineText = ({ title, details, price }: OrderLetter['lines'][number]): string =>
  [`${title}: ${price}`, ...details.map((detail) => `  ${detail}`)].join('\n');
