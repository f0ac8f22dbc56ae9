import type { Translator } from './translator.ts';

/** What programs go by, and what a shopper wrote: never a text of ours. */
const NOT_TEXT: ReadonlySet<string> = new Set([
  ...['name', 'value', 'code', 'sku', 'id', 'key', 'kind', 'type', 'step', 'rule', 'status', 'reasonCode'],
  ...['inventoryKey', 'url', 'path', 'currency', 'hrefLang', 'language', 'country', 'template', 'theme'],
  ...['model', 'firmness', 'group', 'markers', 'tags', 'thumbUrl', 'canonical'],
  ...['address', 'shippingAddress', 'billingAddress', 'shippingDetails', 'billingDetails', 'email'],
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
  if (typeof answer === 'string') return translate(answer);
  if (Array.isArray(answer)) return answer.map((each) => translateAnswer(each, translate, translateHtml));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, translateField(key, value, translate, translateHtml)]),
  );
};

const translateField = (
  key: string,
  value: unknown,
  translate: Translator,
  translateHtml: Translator,
): unknown => {
  if (key === 'html') return typeof value === 'string' ? translateHtml(value) : value;
  return NOT_TEXT.has(key) ? value : translateAnswer(value, translate, translateHtml);
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
        /(^|>)(\s*)([^<]*?)(\s*)(?=<|$)/g,
        (_whole, tag: string, before: string, text: string, after: string) =>
          tag + before + translate(text) + after,
      );
