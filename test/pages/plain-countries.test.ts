import { expect, test } from 'vitest';
import { PlainShopper } from './plain-shopper.ts';

/** What a shopper of a storefront types, by the labels that they read, and what the last pages say. */
interface Country {
  readonly title: string;
  readonly storefront: string;
  readonly start: string;
  readonly size: string;
  readonly fields: readonly (readonly [label: string, typed: string])[];
  readonly words: Readonly<
    Record<'add' | 'proceed' | 'send' | 'protection' | 'decline' | 'review' | 'place' | 'thanks', string>
  >;
  readonly total: RegExp;
  /** What the sums say of a tax that the prices include. */
  readonly included?: RegExp;
}

const ENGLISH = {
  add: 'Add to cart',
  proceed: 'Proceed to checkout',
  send: 'Continue to billing',
  protection: 'Protect what you chose?',
  decline: 'No, thank you',
  review: 'Review order',
  place: 'Place order',
  thanks: 'Thank you',
} as const;

const FRENCH = {
  add: 'Ajouter au panier',
  proceed: 'Passer à la caisse',
  send: 'Continuer vers la facturation',
  protection: 'Protéger vos choix ?',
  decline: 'Non, merci',
  review: 'Vérifier la commande',
  place: 'Passer la commande',
  thanks: 'Merci',
} as const;

const SPANISH = {
  add: 'Agregar al carrito',
  proceed: 'Finalizar la compra',
  send: 'Continuar a la facturación',
  protection: '¿Desea proteger lo que eligió?',
  decline: 'No, gracias',
  review: 'Revisar el pedido',
  place: 'Hacer el pedido',
  thanks: 'Gracias',
} as const;

const COUNTRIES: readonly Country[] = [
  {
    title: 'Canada',
    storefront: 'halcyon-ca',
    start: '/mattress',
    size: 'Queen',
    fields: [
      ['Full name', 'Ada Lovelace'],
      ['Email', 'ada@example.com'],
      ['Phone', '416 555 0142'],
      ['Address line 1', '290 Bremner Blvd'],
      ['City', 'Toronto'],
      ['Postal code', 'M5V 3L9'],
      ['Province', 'ON'],
    ],
    words: ENGLISH,
    total: /\$1,0\d\d\.\d\d/,
  },
  {
    title: 'Quebec',
    storefront: 'halcyon-ca',
    start: '/fr/mattress',
    size: 'Grand lit',
    fields: [
      ['Nom complet', 'Ada Lovelace'],
      ['Courriel', 'ada@example.com'],
      ['Téléphone', '514 555 0142'],
      ['Adresse, ligne 1', '275 rue Notre-Dame Est'],
      ['Ville', 'Montréal'],
      ['Code postal', 'H2Y 1C6'],
      ['Province', 'QC'],
    ],
    words: FRENCH,
    total: /1\s0\d\d,\d\d\s\$/,
  },
  {
    title: 'the United States, in Spanish,',
    storefront: 'halcyon',
    start: '/es/mattress',
    size: 'Queen',
    fields: [
      ['Nombre completo', 'Ada Lovelace'],
      ['Correo electrónico', 'ada@example.com'],
      ['Teléfono', '212 555 0142'],
      ['Dirección, línea 1', '20 W 34th St'],
      ['Ciudad', 'New York'],
      ['Código postal', '10001'],
      ['Estado', 'NY'],
    ],
    words: SPANISH,
    total: /\$\d{3}\.\d\d/,
  },
  {
    title: 'the United Kingdom',
    storefront: 'halcyon-uk',
    start: '/mattress',
    size: 'King',
    fields: [
      ['Full name', 'Ada Lovelace'],
      ['Email', 'ada@example.com'],
      ['Phone', '020 7946 0958'],
      ['Address line 1', '10 Downing Street'],
      ['City', 'London'],
      ['Postcode', 'SW1A 2AA'],
    ],
    words: ENGLISH,
    total: /£\d{3}/,
    included: /Includes £\d+\.\d\d VAT/,
  },
];

test.each(COUNTRIES)(
  'a shopper in $title buys on plain pages in their own words and money',
  async ({ storefront, start, size, fields, words, total, included }) => {
    const shopper = new PlainShopper(storefront);
    await shopper.opens(start);
    shopper.checks(size);
    await shopper.presses(words.add);
    await shopper.presses(words.proceed);
    for (const [label, typed] of fields) shopper.fills(label, typed);
    await shopper.presses(words.send);
    await shopper.presses(words.decline, shopper.find('dialog', words.protection));
    await shopper.presses(words.review);
    expect(shopper.text()).toMatch(total);
    // A tax that is in the prices is said in words, and not as a row of nothing.
    expect(shopper.text()).toEqual(
      included ? expect.stringMatching(included) : expect.not.stringContaining('VAT'),
    );
    await shopper.presses(words.place);
    shopper.fills('Card number', '4242424242424242');
    shopper.fills('Expiration date', '12 / 34');
    shopper.fills('CVC', '123');
    await shopper.presses(/^(?:Pay|Payer) /);
    expect(shopper.heading()).toBe(words.thanks);
  },
);

const IN_CANADIAN_DOLLARS = 'All prices are in Canadian dollars (CAD).';

test.each([
  ['halcyon-ca', '', IN_CANADIAN_DOLLARS],
  ['halcyon-ca', '/fr', 'Tous les prix sont en dollars canadiens (CAD).'],
  ['cumula-ca', '', IN_CANADIAN_DOLLARS],
])(
  'home, the mattresses and a product of %s%s say whose dollars their prices are in',
  async (key, base, note) => {
    const shopper = new PlainShopper(key);
    for (const path of ['/', '/mattresses', '/mattress']) {
      await shopper.opens(`${base}${path}`);
      expect(shopper.text(), path).toContain(note);
    }
  },
);

test('home, the mattresses and a product of the United States say of no dollars whose they are', async () => {
  const shopper = new PlainShopper('halcyon');
  for (const path of ['/', '/mattresses', '/mattress', '/es/mattress']) {
    await shopper.opens(path);
    expect(shopper.text(), path).toContain('$');
    expect(shopper.text(), path).not.toMatch(/CAD|Canadian dollars|dólares canadienses/);
  }
});

test('a link with a code leads who reads French to the cart in French', async () => {
  const shopper = new PlainShopper('halcyon-ca');
  await shopper.opens('/fr/mattress');
  await shopper.presses(FRENCH.add);
  await shopper.opens('/fr/checkout/cart?coupon=SLEEP10');
  expect(shopper.heading()).toBe('Votre panier');
  expect(shopper.text()).toContain('SLEEP10');
});
