import fc from 'fast-check';

/** Words of the shop, figures, and what looks like a message. */
const WORDS = [
  ...['King', 'Queen', 'Twin XL', 'Full', 'Split King', 'color', 'gray', 'nightstand', 'Classic'],
  ...['Free delivery', 'Cart Empty', 'Only 3 left', 'Your card was declined.', 'Autumn sale', 'Delivery'],
  ...['$5', '10%', '60 by 80 inches', 'two pounds', 'Nov 24', '1,000', '5.5', 'ZIP code', 'one size'],
  ...['{count}', '{count, plural, other {x}}', '\\u0041', '#', "it's '{x}'", '$message', '⟦x⟧'],
];

/** What a person may type into a line. */
export const typed = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 6, unit: 'grapheme-ascii' })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join(' ').replace(/\s+/g, ' ').trim());

const street = typed.map((text) => `a ${text}`.trim().slice(0, 60).trim());
const detail = typed.map((text) => text.slice(0, 40).trim());
const names = fc.constantFrom('Grace King', 'Queen Full', 'Free Delivery', 'Twin Gray', 'Wanda Color');

/** A name and two lines of an address that most rules take. */
export const person = fc.record({ fullName: names, line1: street, line2: detail });
