import { escapeHtml } from '../page/escape-html.ts';

/** What Braintree's XML can say. Names are camelCase here and dashed there. */
export type XmlValue =
  | string
  | number
  | boolean
  | null
  | XmlList
  | XmlRepeat
  | { readonly [name: string]: XmlValue };

/** A list whose entries all have one name. */
interface XmlList {
  readonly list: string;
  readonly entries: readonly XmlValue[];
}

/** The same element as often as there are values, without a list around it. */
interface XmlRepeat {
  readonly repeat: readonly XmlValue[];
}

/** One element of Braintree's XML, with the type that tells the client how to read it. */
const writeXml = (name: string, value: XmlValue): string => {
  const tag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (value === null) return `<${tag} nil="true"/>`;
  if (typeof value === 'string') return `<${tag}>${escapeHtml(value)}</${tag}>`;
  if (typeof value === 'number') return `<${tag} type="integer">${value}</${tag}>`;
  if (typeof value === 'boolean') return `<${tag} type="boolean">${value}</${tag}>`;
  if (isList(value)) {
    const entries = value.entries.map((entry) => writeXml(value.list, entry));
    return `<${tag} type="array">${entries.join('')}</${tag}>`;
  }
  if (isRepeat(value)) return value.repeat.map((one) => writeXml(name, one)).join('');
  const fields = Object.entries(value).map(([field, inner]) => writeXml(field, inner));
  return `<${tag}>${fields.join('')}</${tag}>`;
};

/** @example writeDocument('clientToken', { value: 'abc' }) */
export const writeDocument = (name: string, value: XmlValue): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(name, value)}\n`;

type XmlObject = XmlList | XmlRepeat | { readonly [name: string]: XmlValue };

const isList = (value: XmlObject): value is XmlList => 'entries' in value && Array.isArray(value.entries);

const isRepeat = (value: XmlObject): value is XmlRepeat => 'repeat' in value && Array.isArray(value.repeat);
