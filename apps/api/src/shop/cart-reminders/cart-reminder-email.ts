import { message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineMailing, type MailingProps } from '../../email/define-mailing.ts';
import { Lines, LinkButton, Paragraph, QuietLink, SectionTitle, Title } from '../../email/email-parts.ts';
import { h } from '../../email/email-render-context.ts';
import { localizeWith } from '../../language/localize-with.ts';
import { type OrderedThing, thingText } from '../../order/emails/ordered-things.ts';

interface CartReminderProps extends MailingProps {
  readonly things: readonly OrderedThing[];
  /** Opens the cart, also on another device. */
  readonly cartUrl: string;
  /** What goes with it, each with the address of its page. */
  readonly recommended: readonly { readonly title: string; readonly url: string }[];
}

/** Reminds a shopper of what they left in their cart. It promises no price: those of the page count. */
export const cartReminderEmail = defineMailing<CartReminderProps>({
  name: 'cart-reminder',
  label: 'Cart reminder',
  sample: {
    things: [
      { title: 'Classic Memory Foam Mattress, Queen', quantity: 1 },
      { title: 'Cloud Pillow, Standard', quantity: 2 },
    ],
    cartUrl: 'http://localhost:3000/checkout/cart?cart=000000000000000000000000',
    recommended: [
      { title: 'Waterproof mattress protector, Queen', url: 'http://localhost:3000/bedding/protector' },
      { title: 'Cotton sheets, Queen, White', url: 'http://localhost:3000/bedding/sheets' },
    ],
  },
  compose: ({ brand: { brand }, writing, things, cartUrl, recommended }) => {
    const localize = localizeWith(writing);
    return {
      subject: localize(message('Your {brand} cart is still here', { brand: brand.name })),
      body: h(
        Fragment,
        null,
        h(Title, { text: localize(message('You left something behind')) }),
        h(Paragraph, null, localize(message('This is still in your cart:'))),
        h(Lines, { texts: things.map((thing) => thingText(thing, localize)) }),
        h(LinkButton, {
          href: cartUrl,
          label: localize(message('Open my cart again')),
          lead: localize(message('Your cart is here, on any device:')),
          margin: '24px 0',
        }),
        h(
          Paragraph,
          null,
          localize(message('It shows the prices of today. We remind you once of each cart.')),
        ),
        recommended.length > 0 && h(SectionTitle, { text: localize(message('To go with it')) }),
        recommended.map(({ title, url }) => h(QuietLink, { key: url, href: url, label: title })),
      ),
    };
  },
});
