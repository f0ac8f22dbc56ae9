// What can be said of a card without asking anyone. Runs in the card frames and in the sandbox's server alike.

const BRANDS = [
  { brand: 'visa', starts: /^4/, lengths: [16], cvc: 3, groups: [4, 4, 4, 4] },
  { brand: 'mastercard', starts: /^(5[1-5]|2[2-7])/, lengths: [16], cvc: 3, groups: [4, 4, 4, 4] },
  { brand: 'amex', starts: /^3[47]/, lengths: [15], cvc: 4, groups: [4, 6, 5] },
  { brand: 'discover', starts: /^6(011|5|4[4-9])/, lengths: [16], cvc: 3, groups: [4, 4, 4, 4] },
];

const UNKNOWN = { brand: 'unknown', starts: /^/, lengths: [16], cvc: 3, groups: [4, 4, 4, 4] };

export const brandRules = (number) => BRANDS.find(({ starts }) => starts.test(number)) ?? UNKNOWN;

export const digitsOf = (text) => text.replace(/\D/g, '');

/** Groups of four (4-6-5 for American Express), as printed on the card. */
export const formatCardNumber = (text) => {
  const { groups, lengths } = brandRules(digitsOf(text));
  const digits = digitsOf(text).slice(0, Math.max(...lengths));
  const starts = groups.map((_, place) => groups.slice(0, place).reduce((sum, size) => sum + size, 0));
  const parts = groups.map((size, place) => digits.slice(starts[place], starts[place] + size));
  return parts.filter(Boolean).join(' ');
};

/** `1` stays `1`, `4` becomes `04 / `, `1230` becomes `12 / 30`. */
export const formatExpiry = (text, wasDeleting = false) => {
  const typed = digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && wasDeleting)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
};

/** The check digit that ends every card number. */
export const passesLuhn = (number) => {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

const fine = { complete: true, error: null };
const unfinished = (code, message) => ({ complete: false, error: { code, message } });

export const checkCardNumber = (number) => {
  const { lengths } = brandRules(number);
  if (number.length < Math.min(...lengths)) {
    return unfinished('incomplete_number', 'Your card number is incomplete.');
  }
  return lengths.includes(number.length) && passesLuhn(number)
    ? fine
    : unfinished('invalid_number', 'Your card number is invalid.');
};

/** `digits` is MMYY as typed; `now` tells which months are past. */
export const checkExpiry = (digits, now) => {
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (digits.length >= 2 && (month < 1 || month > 12)) {
    return unfinished('invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  if (digits.length < 4) {
    return unfinished('incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  if (year < now.getFullYear()) {
    return unfinished('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return unfinished('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return year > now.getFullYear() + 50
    ? unfinished('invalid_expiry_year', "Your card's expiration year is invalid.")
    : fine;
};

/** Three digits, four for American Express; before the number is known either will do. */
export const checkCvc = (digits, number) => {
  const wanted = brandRules(number).brand === 'unknown' ? [3, 4] : [brandRules(number).cvc];
  return wanted.includes(digits.length)
    ? fine
    : unfinished('incomplete_cvc', "Your card's security code is incomplete.");
};
