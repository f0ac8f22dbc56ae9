import fc from 'fast-check';

/** Words of the shop, figures, what looks like a message or like markup, and what other scripts and keyboards write. */
const WORDS = [
  ...['King', 'Queen', 'Twin XL', 'Full', 'Split King', 'color', 'gray', 'nightstand', 'Classic'],
  ...['Free delivery', 'Cart Empty', 'Only 3 left', 'Your card was declined.', 'Autumn sale', 'Delivery'],
  ...['$5', '10%', '60 by 80 inches', 'two pounds', 'Nov 24', '1,000', '5.5', 'ZIP code', 'one size'],
  ...['{count}', '{x}', '{count, plural, one {# bed} other {# beds}}', "it's '{x}'", '$message', '⟦x⟧'],
  ...['\\u0041', '#', '<b>bold</b>', '&amp;', '</title>', '"quoted"', '« entre »', '“so”', 'l’été'],
  ...[
    'Lit\u00a0double',
    'cœur',
    'año',
    'מיטה זוגית',
    '\u200fسرير\u200f',
    'left\u200eright',
    '寝台',
    '🛏️',
    '👩🏽‍🔧',
  ],
];

/**
 * What a person may type into a line. Line ends and signs that turn the direction of what follows become spaces, and
 * spaces around it go, so that neither is in it.
 */
export const typed = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 24, unit: 'grapheme' })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => tidy(parts.join(' ')));

/** The beginning of a text, by characters: half of an emoji is none. */
const first = (text: string, length: number): string => tidy([...text].slice(0, length).join(''));

/** The same for a field that takes so many characters and is not left empty: an emoji counts as two or more of them. */
export const typedUpTo = (most: number): fc.Arbitrary<string> =>
  typed.map((text) => first(text, Math.floor(most / 2))).filter((text) => text !== '');

/** Two lines, for a field that takes more than one. */
export const typedLines = (most: number): fc.Arbitrary<string> => {
  const line = typedUpTo(Math.floor(most / 2) - 1);
  return fc.tuple(line, line).map((lines) => lines.join('\n'));
};

const tidy = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/ +/g, ' ')
    .trim();

const street = typed.map((text) => first(`a ${text}`, 40));
const detail = typed.map((text) => first(text, 24));

/** Words that a name may have, among them those that the shop's copy has too. */
const NAME_WORDS = [
  ...['Grace', 'King', 'Queen', 'Full', 'Free', 'Delivery', 'Twin', 'Gray', 'Color', 'Wanda'],
  ...['José', 'Łukasz', "O'Neil", 'D’Été', 'Anne-Marie', 'Jose\u0301', 'Søren', 'Jr.', 'Ünal'],
  ...['Каренина', '渡辺', '\u200fخليل', 'כהן', 'Nguyễn', 'ﬁeld'],
];
const letters = fc
  .array(fc.constantFrom(...'aeghknrstäéñøłžßЖ海가خ'), { minLength: 2, maxLength: 7 })
  .map((each) => each.join(''));

/** A name as its rule takes it: two or three words of letters, with spaces that break and that do not. */
const name = fc
  .array(fc.oneof(fc.constantFrom(...NAME_WORDS), letters), { minLength: 2, maxLength: 3 })
  .chain((words) => fc.constantFrom(' ', '\u00a0').map((space) => words.join(space)));

/** A name and two lines of an address that most rules take. */
export const person = fc.record({ fullName: name, line1: street, line2: detail });
