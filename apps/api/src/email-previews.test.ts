import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { EMAIL_PREVIEWS, emailFrames } from './email-previews.ts';
import { linesAlike } from './order/emails/testing/lines-alike.ts';
import { htmlValidator } from './testing/html-validator.ts';
import { shownInHtml } from './testing/shown-in-html.ts';

const { brands } = shippedCatalogue();

/** Every email as every storefront sends it, in each of its languages. */
const ALL = emailFrames(brands).flatMap(({ label, frame }) =>
  EMAIL_PREVIEWS.map(({ name, preview }) => ({
    title: `${name} of ${label}`,
    language: frame.language,
    ...preview(frame),
  })),
);

const inLocale = (locale: string) => ALL.filter(({ language }) => language === locale);

test('every email of the store has a preview', () => {
  const files = globSync('**/*-email.ts', { cwd: import.meta.dirname });
  const written = files.map((file) => basename(file, '-email.ts'));
  const own = EMAIL_PREVIEWS.map(({ name }) => name);
  expect(own.toSorted()).toEqual(written.filter((name) => !NO_EMAILS.includes(name)).toSorted());
});

/** What emails are made with. */
const NO_EMAILS = ['define', 'render', 'order'];

test('every preview is in the name and the language of its storefront', () => {
  expect(ALL.length).toBeGreaterThan(40);
  for (const { title, subject, text, html, language } of ALL) {
    expect(subject, title).not.toBe('');
    expect(text, title).not.toMatch(/undefined|null|NaN|\[object/);
    expect(html, title).toContain(`lang="${language}"`);
  }
  const subjectsIn = (locale: string) => inLocale(locale).map(({ subject }) => subject);
  expect(subjectsIn('fr-CA')).toContain('Votre commande Halcyon 7KQ4-M2XD');
  expect(subjectsIn('es-US')).toContain('Su pedido 7KQ4-M2XD de Halcyon');
  for (const [other, english] of [
    ['fr-CA', 'en-CA'],
    ['es-US', 'en-US'],
  ] as const)
    expect(subjectsIn(other).filter((subject) => subjectsIn(english).includes(subject))).toEqual([]);
});

test.each([
  ['fr-CA', 'en-CA'],
  ['es-US', 'en-US'],
])('an email has no line in %s that it has in %s too, but for what it is written from', (other, english) => {
  const texts = inLocale(other);
  const alike = texts.flatMap((one) => {
    const same = inLocale(english).find(({ title }) => title === one.title.replace(other, english));
    if (!same) throw new Error(`no ${one.title} in ${english}`);
    return linesAlike(same, one);
  });
  expect(texts.length).toBeGreaterThan(40);
  expect(alike.filter((line) => !line.startsWith('http') && !SAMPLES.includes(line))).toEqual([]);
});

/** Names, addresses, and what a person or the catalogue wrote in the samples. */
const SAMPLES = [
  ...['Halcyon', 'Counterpane Inc.', '400 Market Street', 'Wilmington, DE 19801'],
  ...['Ada Lovelace', '20 W 34th St', 'New York, NY 10001'],
  ...['Classic Memory Foam Mattress', 'Classic Memory Foam Mattress, Queen', 'Queen'],
  ...['Cloud Pillow', '2 × Cloud Pillow', '2 × Cloud Pillow, Standard'],
  ...['Cotton sheets, Queen, White:', 'Waterproof mattress protector, Queen:'],
  ...['365 nights to try', 'Forever warranty', 'Free delivery and returns'],
  ...['UPS 1Z999AA10123456784', 'UPS 1Z999AA10123456793'],
  'It can be washed at 60 degrees.',
  'Please photograph the label at the seam too.',
  'Thank you for your 5 stars.',
  'Two people ring before they come. Please take the sheets off.',
  // Spanish has the same words for these sums.
  ...['Classic Memory Foam Mattress: $699', 'Subtotal: $999.00', 'Total: $761.04'],
];

test('an email with an amount says of Canadian dollars whose they are, and of others nothing', () => {
  const notes =
    /All prices are in Canadian dollars \(CAD\)\.|Tous les prix sont en dollars canadiens \(CAD\)\./g;
  const withAmount = ALL.filter(({ text }) => text.includes('$'));
  for (const name of ['price-drop', 'refund', 'charged', 'order-confirmation'])
    expect(withAmount.map(({ title }) => title)).toContain(`${name} of halcyon-ca in fr-CA`);
  for (const { title, language, text, html } of ALL) {
    const expected = language.endsWith('-CA') && text.includes('$') ? 1 : 0;
    expect([...text.matchAll(notes)], title).toHaveLength(expected);
    expect([...shownInHtml(html).matchAll(notes)], title).toHaveLength(expected);
  }
});

test('no sentence of an email ends twice, also after hours that end with a period', () => {
  expect(ALL.some(({ text }) => text.includes('12:00 p. m.'.replaceAll(' ', '\u00a0')))).toBe(true);
  for (const { title, text } of ALL) expect(text, title).not.toMatch(/\w\.\.(?!\.)/);
});

test('plain text and HTML say the same figures', () => {
  for (const { title, text, html } of ALL) {
    const figures = figuresIn(text);
    expect(figures.size, title).toBeGreaterThan(0);
    expect(figuresIn(shownInHtml(html)), title).toEqual(figures);
  }
});

/** Amounts, quantities, dates and references, but for what stands in addresses of pages. */
const figuresIn = (text: string): Set<string> =>
  new Set(text.replace(/https?:\S+/g, '').match(/[\w$£€]*\d(?:[\w.,:-]*\w)?(?:[\s\u00a0]\$)?/g));

test('a validator finds nothing in an email but what mail programs need', () => {
  const faults = ALL.flatMap(({ title, html }) =>
    validate(html).map(({ ruleId, message }) => `${title}: ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
});

const validate = htmlValidator({
  // Outlook lays out by tables and reads their attributes alone.
  'no-deprecated-attr': 'off',
  // Mail programs take elements of documents out, and leave a div its role.
  'prefer-native-element': 'off',
});
