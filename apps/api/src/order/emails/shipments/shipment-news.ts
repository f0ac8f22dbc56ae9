import type { ShipmentView } from '@counterpane/contract/orders/fulfillment';
import { type Message, message } from '@counterpane/messages/message';
import { Fragment } from 'react';
import { defineEmail } from '../../../email/define-email.ts';
import type { EmailTemplate } from '../../../email/email.ts';
import { Lines, LinkButton, Paragraph, SectionTitle, Title } from '../../../email/email-parts.ts';
import { h } from '../../../email/email-render-context.ts';
import { localizeWith } from '../../../language/localize-with.ts';
import { comesOn } from '../../delivery-day/comes-on.ts';
import { type OrderEmailProps, orderEmail } from '../order-email.ts';
import { type OrderedThing, thingText } from '../ordered-things.ts';
import { SAMPLE_ORDER_EMAIL } from '../sample-order.ts';

interface ShipmentEmailProps extends OrderEmailProps {
  readonly things: readonly OrderedThing[];
  readonly parcels: readonly {
    readonly carrier: string | null;
    readonly trackingNumber: string | null;
    readonly trackingUrl: string | null;
  }[];
  /** Which shipment of how many. */
  readonly number: number;
  readonly count: number;
  /** ISO day; null where it is not known. */
  readonly expectedOn: string | null;
  /** The hours of that day; null for all of it. */
  readonly window: ShipmentView['window'];
}

interface Words {
  readonly name: string;
  readonly label: string;
  readonly title: Message;
  subject(facts: { readonly brand: string; readonly id: string }): Message;
  /** `date` is the day on which it is expected; null where it is not known. */
  text(id: string, date: string | null): Message;
}

const SAMPLE = {
  ...SAMPLE_ORDER_EMAIL,
  things: [{ title: 'Cloud Pillow', quantity: 2 }],
  parcels: ['1Z999AA10123456784', '1Z999AA10123456793'].map((trackingNumber) => ({
    ...{ carrier: 'UPS', trackingNumber },
    trackingUrl: `https://www.ups.com/track?tracknum=${trackingNumber}`,
  })),
  number: 1,
  count: 2,
  expectedOn: '2026-11-27',
  window: { from: 8, until: 12 },
};

/** An email about a shipment: what has become of it, what is in it, and where it can be followed. */
export const shipmentEmail = ({
  name,
  label,
  title,
  subject,
  text,
}: Words): EmailTemplate<ShipmentEmailProps> =>
  defineEmail<ShipmentEmailProps>({
    name,
    label,
    sample: SAMPLE,
    compose: (props) => {
      const { orderUrl, writing, language, things, number, count, parcels } = props;
      const localize = localizeWith(writing);
      const { storefront, shortId } = orderEmail(props);
      const day = props.expectedOn === null ? null : comesOn(props.expectedOn, props.window, language);
      const list = things.map((thing) => thingText(thing, localize));
      const tracking = parcels
        .map((parcel) => [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' '))
        .filter((name) => name !== '');
      return {
        subject: localize(subject({ brand: storefront, id: shortId })),
        body: h(
          Fragment,
          null,
          h(Title, { text: localize(title) }),
          h(Paragraph, null, endedOnce(localize(text(shortId, day)))),
          h(SectionTitle, {
            text: localize(
              count > 1
                ? message('In shipment {number} of {count}', { number, count })
                : message('In this shipment'),
            ),
          }),
          h(Lines, { texts: [...list, ...tracking] }),
          parcels.length > 1
            ? h(Paragraph, null, localize(message('It comes in {count} parcels.', { count: parcels.length })))
            : null,
          ...parcels.map(({ trackingUrl }, index) =>
            trackingUrl === null
              ? null
              : h(LinkButton, {
                  key: trackingUrl,
                  href: trackingUrl,
                  label: localize(
                    parcels.length > 1
                      ? message('Track parcel {number}', { number: index + 1 })
                      : message('Track this shipment'),
                  ),
                }),
          ),
          h(LinkButton, {
            href: orderUrl,
            label: localize(message('See your order')),
            lead: localize(message('See it at any time:')),
            margin: '0',
          }),
        ),
      };
    },
  });

/** Hours in Spanish end with a period, which ends their sentence too. */
const endedOnce = (text: string): string => text.replace('..', '.');
