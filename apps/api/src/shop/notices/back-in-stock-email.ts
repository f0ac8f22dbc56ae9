import { message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineMailing, type MailingProps } from '../../email/define-mailing.ts';
import { LinkButton, Paragraph, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';

interface BackInStockProps extends MailingProps {
  /** With its choices. */
  readonly product: string;
  readonly productUrl: string;
}

/** Tells who asked that an option of a product is in stock again. It sets nothing aside. */
export const backInStockEmail = defineMailing<BackInStockProps>({
  name: 'back-in-stock',
  label: 'Back in stock',
  sample: { product: 'Cloud Pillow, Standard', productUrl: 'http://localhost:3000/bedding/pillow' },
  compose: ({ brand: { brand }, writing, product, productUrl }) => {
    const localize = localizeWith(writing);
    return {
      subject: localize(message('{product} is back at {brand}', { product, brand: brand.name })),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('It is back in stock')) }),
        h(
          Paragraph,
          null,
          localize(
            message(
              'You asked us to tell you when {product} can be bought again. It can, while stock lasts.',
              {
                product,
              },
            ),
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
