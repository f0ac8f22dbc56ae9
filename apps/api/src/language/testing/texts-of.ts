/** Text that someone reads: neither a key nor an address nor a code. */
export const isProse = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/^(?:[/#]|https?:)/.test(text) && !/^(?:[a-z0-9][\w-]*|[A-Z0-9-]+)$/.test(text);

/** Fields that programs go by. What is translated in them besides is no text of a page. */
const NOT_READ: ReadonlySet<string> = new Set([
  ...['hrefLang', 'inventoryKey', 'productID', 'sku', 'skus', 'selectedSku', 'fallbackSku', 'sort', 'family'],
  ...['productName', 'firmnessType', 'sellsWith', 'itemIdentifier', 'theme', 'historyLog', 'html'],
]);

/** What an option is, for programs; its title says it. */
const isName = (key: string, value: unknown) => key === 'name' && typeof value === 'string';

/** Every text of an answer with the place where it stands. */
export const textsOf = (answer: unknown, place = ''): [place: string, text: string][] => {
  if (typeof answer === 'string') return [[place, answer]];
  if (Array.isArray(answer)) return answer.flatMap((each, index) => textsOf(each, `${place}[${index}]`));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, each]) =>
    NOT_READ.has(key) || isName(key, each) ? [] : textsOf(each, `${place}.${key}`),
  );
};
