import { brandLook } from './brand-look.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { type LetterOptions, orderLetter } from './order-letter.ts';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the shopper is sent once the order is theirs: the order's page, as a letter. */
export const orderConfirmation = (options: LetterOptions): Letter => {
  const letter = orderLetter(options);
  const { say, language } = options;
  const subject = say(`Your ${letter.storefront} order ${letter.shortId}`);
  return {
    subject,
    text: letterText(letter, say),
    html: letterHtml(letter, { look: brandLook(options.brand.theme), title: subject, say, language }),
  };
};
