import { message } from '@counterpane/messages/message';
import type { Money } from '@counterpane/rules/money/money';
import { money } from '@counterpane/rules/money/money';
import { Fragment } from 'react';
import { defineMailing, type MailingProps } from '../../email/define-mailing.ts';
import { LinkButton, Paragraph, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';

interface PriceDropProps extends MailingProps {
  /** With its choices. */
  readonly product: string;
  readonly productUrl: string;
  /** The price when they asked, and the one that has come. */
  readonly before: Money;
  readonly now: Money;
}

/** Tells who asked that an option of a product costs less than on the day they asked. */
export const priceDropEmail = defineMailing<PriceDropProps>({
  name: 'price-drop',
  label: 'Price drop',
  sample: {
    product: 'Cloud Pillow, Standard',
    productUrl: 'http://localhost:3000/bedding/pillow',
    before: money(7_900, 'USD'),
    now: money(5_900, 'USD'),
  },
  compose: ({ brand: { brand }, writing, product, productUrl, before, now }) => {
    const localize = localizeWith(writing);
    return {
      subject: localize(message('{product} costs less at {brand}', { product, brand: brand.name })),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('The price has fallen')) }),
        h(
          Paragraph,
          null,
          localize(
            message('{product} costs {now} now. It was {before} when you asked us to tell you.', {
              product,
              now,
              before,
            }),
          ),
        ),
        h(LinkButton, {
          href: productUrl,
          label: localize(message('See it in the shop')),
          lead: localize(message('You find it here:')),
        }),
        h(Paragraph, null, localize(message('This is the only email about it.'))),
      ),
    };
  },
});
