import type { Translator } from './translator.ts';

/** What programs go by, and what a shopper wrote: never a text of ours. */
const NOT_TEXT: ReadonlySet<string> = new Set([
  ...['name', 'value', 'code', 'sku', 'id', 'key', 'kind', 'type', 'step', 'rule', 'status', 'reasonCode'],
  ...['inventoryKey', 'url', 'path', 'currency', 'hrefLang', 'language', 'country', 'template', 'theme'],
  ...['model', 'firmness', 'group', 'markers', 'tags', 'html', 'thumbUrl', 'canonical'],
  ...['address', 'shippingAddress', 'billingAddress', 'shippingDetails', 'billingDetails', 'email'],
  ...['metadata', 'historyLog', 'extraData'],
]);

/** An answer with every text of ours in another language; its shape and everything else stay. */
export const translateAnswer = (answer: unknown, translate: Translator): unknown => {
  if (typeof answer === 'string') return translate(answer);
  if (Array.isArray(answer)) return answer.map((each) => translateAnswer(each, translate));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      NOT_TEXT.has(key) ? value : translateAnswer(value, translate),
    ]),
  );
};
