import { hostOf } from '../pages/store-host.ts';
import { CARDS, expect, type Shop, test } from './shop.ts';

/** What a shopper of a storefront types, by the labels that they read, and what the last pages say. */
interface Country {
  readonly title: string;
  readonly start: string;
  readonly size: string;
  readonly add: string;
  readonly proceed: string;
  readonly fields: readonly (readonly [label: string, typed: string])[];
  readonly state: readonly [label: string, code: string] | null;
  readonly send: string;
  readonly protection: string;
  readonly toCart: string;
  readonly decline: string;
  readonly review: string;
  readonly place: string;
  readonly thanks: string;
  readonly total: RegExp;
  /** What the sums say of a tax that the prices include. */
  readonly included?: RegExp;
}

const ENGLISH = {
  add: 'Add to cart',
  toCart: 'Go to cart',
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
  toCart: 'Aller au panier',
  proceed: 'Passer à la caisse',
  send: 'Continuer vers la facturation',
  protection: 'Protéger vos choix\u00a0?',
  decline: 'Non, merci',
  review: 'Vérifier la commande',
  place: 'Passer la commande',
  thanks: 'Merci',
} as const;

const COUNTRIES: readonly Country[] = [
  {
    ...FRENCH,
    title: 'Quebec',
    start: `http://${hostOf('halcyon-ca')}/fr/mattress`,
    size: 'Grand lit',
    fields: [
      ['Nom complet', 'Ada Lovelace'],
      ['Courriel', 'ada@example.com'],
      ['Téléphone', '514 555 0142'],
      ['Adresse, ligne 1', '275 rue Notre-Dame Est'],
      ['Ville', 'Montréal'],
      ['Code postal', 'H2Y 1C6'],
    ],
    state: ['Province', 'QC'],
    total: /1\s0\d\d,\d\d\s\$/,
  },
  {
    ...ENGLISH,
    title: 'the United Kingdom',
    start: `http://${hostOf('halcyon-uk')}/mattress`,
    size: 'King',
    fields: [
      ['Full name', 'Ada Lovelace'],
      ['Email', 'ada@example.com'],
      ['Phone', '020 7946 0958'],
      ['Address line 1', '10 Downing Street'],
      ['City', 'London'],
      ['Postcode', 'SW1A 2AA'],
    ],
    state: null,
    total: /£\d{3}/,
    included: /Includes £\d+\.\d\d VAT/,
  },
];

/** From the product page to the thanks, by the labels of the country; without a card the provider's page asks for it. */
const buys = async (shop: Shop, country: Country, enterCard: (() => Promise<void>) | null): Promise<void> => {
  const { page } = shop;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await shop.opens(country.start);
  await page.getByRole('radio', { name: country.size, exact: true }).check();
  await press(country.add);
  const toCart = page.getByRole('dialog').getByRole('link', { name: country.toCart });
  await expect(toCart.or(page.getByText(country.proceed, { exact: true })).first()).toBeVisible();
  if (await toCart.isVisible()) await toCart.click();
  await page.getByText(country.proceed, { exact: true }).click();
  for (const [label, typed] of country.fields) await page.getByLabel(label, { exact: true }).fill(typed);
  if (country.state) await page.getByLabel(country.state[0], { exact: true }).selectOption(country.state[1]);
  await press(country.send);
  const question = page.getByRole('dialog', { name: country.protection });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: country.decline }).click();
  await enterCard?.();
  await press(country.review);
  await expect(page.getByRole('button', { name: country.place })).toBeVisible();
  await expect(page.locator('main')).toContainText(country.total);
  await saysIncludedTax(shop, country);
  // The check itself needs a page that runs script.
  if (enterCard) await shop.isAccessible();
  await press(country.place);
};

/** A tax that is in the prices is said in words, and not as a row of nothing. */
const saysIncludedTax = async ({ page }: Shop, { included }: Country): Promise<void> => {
  const sums = page.locator('main');
  if (included) await expect(sums).toContainText(included);
  else await expect(sums).not.toContainText('VAT');
};

for (const country of COUNTRIES) {
  test(`a shopper in ${country.title} buys in their own words and money`, async ({ shop }) => {
    await buys(shop, country, () => shop.typesCard(CARDS.succeeds));
    await expect(shop.heading(country.thanks)).toBeVisible();
    await saysIncludedTax(shop, country);
  });
}
