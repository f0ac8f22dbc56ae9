/**
 * Whether every value of a query is one that the page without it offers under its name: as a choice of a form, or in a
 * link.
 * @example isOffered('color=navy', Buffer.from('<a href="/mattress?size=king&amp;color=navy">')) // true
 */
export const isOffered = (query: string, page: Buffer): boolean => {
  const offers = known.get(page) ?? readOffers(page.toString('utf8'));
  known.set(page, offers);
  return [...new URLSearchParams(query)].every(([name, value]) => offers.has(`${name}=${value}`));
};

/** A page is kept for minutes and read once. */
const known = new WeakMap<Buffer, ReadonlySet<string>>();

const CONTROL = /<(input|button|select|option)\s([^<>]*)>/g;
const NAME = /(?:^|\s)name="([^"]*)"/;
const VALUE = /(?:^|\s)value="([^"]*)"/;
const IN_LINK = /[?&;]([a-z][a-z0-9-]{0,70})=([\w.:-]{1,80})(?=["&#])/g;

/** Every `name=value`. What has to be written differently in an attribute than in a query is left out by itself. */
const readOffers = (html: string): ReadonlySet<string> => {
  const offers = new Set<string>();
  let select = '';
  for (const [, tag, attributes = ''] of html.matchAll(CONTROL)) {
    const name = NAME.exec(attributes)?.[1] ?? '';
    if (tag === 'select') select = name;
    else offers.add(`${tag === 'option' ? select : name}=${VALUE.exec(attributes)?.[1] ?? ''}`);
  }
  for (const [, name, value] of html.matchAll(IN_LINK)) offers.add(`${name}=${value}`);
  return offers;
};
