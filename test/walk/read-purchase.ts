import type { Fields } from './read-page.ts';
import {
  around,
  type Element,
  fieldsOf,
  findAll,
  findOne,
  isShown,
  type Page,
  readMoney,
  textOf,
} from './read-page.ts';

/** Something that the form of a product adds, and what the page says that it costs, in cents. */
export interface Offer {
  readonly kind: 'product' | 'upsell' | 'upgrade' | 'plan' | 'set' | 'collection';
  readonly name: string;
  /** What is sent for it beside what is chosen of the product. */
  readonly fields: Fields;
  /** Null where the page names no price beside it. */
  readonly price: number | null;
  /** The price is that of all that is sent, not of what joins the product. */
  readonly isWhole: boolean;
}

/** The form of a product page, as it is to be read. */
export interface Purchase {
  /** What is sent for the product alone. */
  readonly fields: Fields;
  /** The price of one. */
  readonly price: number | null;
  /** What as many as are chosen cost together, where it is said. */
  readonly total: number | null;
  readonly offers: readonly Offer[];
}

/** Ticked or chosen beside the product: not sent with it alone. */
const BESIDE = new Set(['upsell', 'upgrade', 'plan']);

export const findPurchaseForm = (page: Page): Element | null =>
  findOne(page, 'form', { 'data-purchase': null });

export const readPurchase = (page: Page): Purchase => {
  const form = findPurchaseForm(page);
  if (!form) throw new Error('the page has no form of a product');
  const region = findAll(form, 'section', { 'aria-label': 'Price' }).filter(isShown);
  const prices = region.flatMap(shownPrices);
  const totals = region.flatMap((one) => findAll(one, '*', { 'data-totals': null })).filter(isShown);
  return {
    fields: fieldsOf(form).filter(([name]) => !BESIDE.has(name)),
    price: readMoney(prices[0] ?? ''),
    total: totals[0] ? readMoney(afterColon(textOf(totals[0]))) : null,
    offers: [...upsellsIn(form), ...radiosIn(form, 'upgrade'), ...radiosIn(form, 'plan'), ...setsIn(form)],
  };
};

const isOn = ({ attribs }: Element): boolean => attribs.disabled === undefined;
const afterColon = (text: string): string => text.slice(text.indexOf(':'));

/** The prices that are to be seen in a part of the page. */
const shownPrices = (part: Element): string[] =>
  findAll(part, '*', { 'data-quote-part': 'price' }).filter(isShown).map(textOf);

/** What goes well with it: its price stands beside its box, which its own button sends. */
const upsellsIn = (form: Element): Offer[] =>
  findAll(form, 'li', { 'data-upsell-offer': null }).flatMap((offer) =>
    findAll(offer, 'input', { name: 'upsell' })
      .filter(isOn)
      .map(({ attribs: { value = '' } }) => ({
        kind: 'upsell',
        name: value,
        fields: [
          ['upsell', value],
          ['source', 'upsell-row-box'],
        ],
        price: readMoney(shownPrices(offer)[0] ?? ''),
        isWhole: false,
      })),
  );

/** The paid ones of some radios: the price stands in their labels, in the part for what is chosen of the product. */
const radiosIn = (form: Element, kind: 'upgrade' | 'plan'): Offer[] =>
  findAll(form, 'input', { name: kind })
    .filter((input) => isOn(input) && input.attribs.value !== '')
    .map((input) => {
      const value = input.attribs.value ?? '';
      const parts = labelOf(input).flatMap((label) => findAll(label, '*', { 'data-variants': null }));
      return {
        kind,
        name: value,
        fields: [
          [kind, value],
          ['source', 'main-add-to-cart'],
        ],
        price: readMoney(parts.filter(isShown).map(textOf).join(' ')),
        isWhole: false,
      };
    });

const labelOf = ({ parent }: Element): Element[] => (parent !== null && 'attribs' in parent ? [parent] : []);

/** The buttons of whole sets that are to be seen, with the amount in the words beside them. */
const setsIn = (form: Element): Offer[] =>
  (['bundle-upsell', 'adjustable-bundle-upsell', 'collection'] as const).flatMap((source) =>
    findAll(form, 'button', { name: 'source', value: source })
      .filter(isShown)
      .map((button) => {
        const words = around(button, 'data-variants');
        const text = words ? textOf(words) : '';
        return {
          kind: source === 'collection' ? 'collection' : 'set',
          name: source,
          fields: [['source', source]],
          price: readMoney(text.slice(text.indexOf('Together'))),
          isWhole: true,
        };
      }),
  );
