import { Message } from '@counterpane/messages/message';
import type { Translator } from './translator.ts';

/**
 * The fields whose text is ours, with every list of texts in them. All others are what programs go by, or what a
 * person wrote: those come back to the letter, and no text of a stranger reaches the translator.
 */
const TEXT: ReadonlySet<string> = new Set([
  ...['title', 'shortTitle', 'longTitle', 'materialTitle', 'firmnessTitle', 'subtitle', 'heading', 'lead'],
  ...['text', 'description', 'shortDescription', 'longDescription', 'introduction', 'paragraphs', 'tagline'],
  ...['label', 'labelV2', 'labelV3', 'labelText', 'comboLabel', 'itemsLabels', 'linkText', 'badge', 'alt'],
  ...['facts', 'figure', 'features', 'care', 'inTheBox', 'parts', 'gifts', 'note', 'notes', 'disclaimer'],
  ...['question', 'answer', 'suits', 'notFor', 'feel', 'material', 'size', 'sizes', 'choice', 'options'],
  ...['trial', 'warranty', 'announcement', 'layersText', 'layersHeading', 'offer', 'place', 'hours'],
  ...['totalValue', 'finalPrice', 'discount'],
]);

/** What a client sent, kept as it is: a field in there may be called like one of ours. */
const TYPED: ReadonlySet<string> = new Set([
  ...['address', 'shippingAddress', 'billingAddress', 'shippingDetails', 'billingDetails'],
  ...['metadata', 'historyLog', 'extraData', 'subject'],
]);

/**
 * An answer with every text of ours in another language; its shape and everything else stay. A written page is one
 * text with tags in it: what becomes of it is told apart, as each language has its own.
 */
export const translateAnswer = (
  answer: unknown,
  translate: Translator,
  translateHtml: Translator = (html) => html,
): unknown => {
  const translateFields = (fields: object, parent: string): unknown =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, translateField(key, value, parent)]),
    );
  const translateField = (key: string, value: unknown, parent: string): unknown => {
    if (TYPED.has(key)) return value;
    if (key === 'html' && typeof value === 'string') return translateHtml(value);
    const isText = TEXT.has(key) || TEXT.has(`${parent}.${key}`);
    return translateValue(key, value, isText);
  };
  const translateValue = (key: string, value: unknown, isText: boolean): unknown => {
    if (value instanceof Message) return value;
    if (typeof value === 'string') return isText ? translate(value) : value;
    if (Array.isArray(value)) return value.map((each) => translateValue(key, each, isText));
    return typeof value === 'object' && value !== null ? translateFields(value, key) : value;
  };
  return translateValue('', answer, false);
};

/**
 * Says what stands between the tags, each text without the spaces around it, as it stands in a dictionary; and what
 * tables and pictures are called.
 * @example betweenTags(british)('<a href="/color">color</a>') // …colour</a>
 */
export const betweenTags =
  (translate: Translator): Translator =>
  (html) =>
    html
      .replace(
        /( (?:aria-label|alt)=")([^"]*)/g,
        (_whole, name: string, text: string) => name + translate(text),
      )
      .replace(
        /(^|>)([^<]+)/g,
        (_whole, tag: string, text: string) => tag + text.replace(text.trim(), translate),
      );
