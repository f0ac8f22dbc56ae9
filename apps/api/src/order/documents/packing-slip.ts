import { message } from '@counterpane/messages/message';
import { localizeWith } from '../../language/localize-with.ts';
import { agreedDay } from '../delivery-day/agree-on-day.ts';
import { comesOn } from '../delivery-day/comes-on.ts';
import { addressLines, daysOf } from '../emails/order-email.ts';
import { windowOf } from '../shipments/shipment-view.ts';
import type { Shipment } from '../shipments/store.ts';
import { type DocumentFacts, type OrderDocument, sellerLines } from './order-document.ts';

/**
 * What goes into a parcel: its things with their SKUs, and neither prices nor who paid, for it may be a present. Staff take
 * the things from the shelves by it.
 */
export const packingSlipOf = (
  { order, brand: { brand }, seller, writing, language }: DocumentFacts,
  shipment: Pick<
    Shipment,
    'number' | 'lines' | 'windowFrom' | 'windowUntil' | 'expectedOn' | 'promisedFrom' | 'promisedUntil'
  >,
  shipments: number,
): OrderDocument => {
  const localize = localizeWith(writing);
  const { number, lines } = shipment;
  const day = agreedDay(shipment);
  const slip = message('Packing slip {number}', { number: `${order.shortId}-${number}` });
  return {
    name: localize(slip),
    title: localize(message('Packing slip')),
    brand: brand.name,
    language,
    facts: [
      localize(slip),
      localize(message('To order {number}', { number: order.shortId })),
      localize(message('Date: {date}', { date: daysOf(language).date(order.createdAt) })),
      localize(message('Parcel {number} of {count}', { number, count: shipments })),
      ...(day === null
        ? []
        : [localize(message('Delivery: {date}', { date: comesOn(day, windowOf(shipment), language) }))]),
    ],
    parties: [
      { heading: localize(message('Sold by')), lines: sellerLines(seller, brand.name, localize) },
      { heading: localize(message('Delivered to')), lines: addressLines(order.shippingDetails) },
    ],
    headings: [localize(message('In this parcel')), localize(message('Pieces'))],
    rows: order.cart.items.flatMap((item) => {
      const line = lines.find(({ itemIdentifier }) => itemIdentifier === item.itemIdentifier);
      const choices = item.properties.map(({ title }) => title).join(', ');
      const details = [choices, item.sku].filter(Boolean);
      return line ? [{ title: item.product.title, details, amount: String(line.quantity) }] : [];
    }),
    sums: [],
    total: null,
    notes: [],
  };
};
