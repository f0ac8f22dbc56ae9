/** A path without its query and without personal data: ids, tokens, email addresses. */
export const maskPath = (url = '/'): string =>
  (url.split(/[?#]/, 1)[0] ?? '/')
    .split('/')
    .map((segment) => (isIdentifying(segment) ? ':id' : segment.slice(0, 80)))
    .join('/');

const isIdentifying = (segment: string): boolean =>
  /@|%40/.test(segment) ||
  // A telephone number; a year or a size is shorter.
  countDigitsInRow(segment) >= 7 ||
  /^[0-9a-f]{16,}/i.test(segment) ||
  // A token: long, in one piece, with figures in it.
  (/^[\w.~+=-]{20,}$/.test(segment) && /\d/.test(segment));

/** The digits of the longest number, however it is written: 212-555-0142 has ten. A date is none. */
const countDigitsInRow = (text: string): number =>
  Math.max(0, ...(text.match(NUMBER) ?? []).filter((number) => !DATE.test(number)).map(countDigits));

const countDigits = (number: string): number => number.replaceAll(/\D/g, '').length;

const NUMBER = /\+?\(?\d[\d().-]*/g;
/** The same in groups, as cards and telephone numbers are written. */
const GROUPS = /\+?\(?\d[\d().-]*(?: [\d().-]+)*/g;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** A message that may quote an address or what a person typed, by the same measure: quoted or in brackets too. */
export const maskMessage = (text: string): string =>
  text
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/[^\s"'`,;:=()[\]{}<>]+/g, maskPath)
    .replaceAll(GROUPS, (number) => (countDigits(number) >= 6 && !DATE.test(number) ? ':number' : number));
