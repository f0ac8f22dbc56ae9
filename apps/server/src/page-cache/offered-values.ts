/**
 * Whether every value of a query is one that the page without it offers: as a choice of a form, or in a link.
 * @example isOffered('color=navy', '<a href="/mattress?size=king&amp;color=navy">') // true
 */
export const isOffered = (query: string, html: string): boolean =>
  [...new URLSearchParams(query)].every(
    ([name, value]) =>
      VALUE.test(value) &&
      ENDS.some((end) => html.includes(`value="${value}${end}`) || html.includes(`${name}=${value}${end}`)),
  );

/** Nothing that has to be written differently in an attribute, a link or a query. */
const VALUE = /^[\w.:-]{1,80}$/;

const ENDS = ['"', '&', '#'];
