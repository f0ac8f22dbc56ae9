import { hostOf } from '../pages/store-host.ts';
import { CARDS, expect, test } from './shop.ts';

/** What a shopper in Quebec types, by the labels that they read. */
const FIELDS = [
  ['Nom complet', 'Ada Lovelace'],
  ['Courriel', 'ada@example.com'],
  ['Téléphone', '514 555 0142'],
  ['Adresse, ligne 1', '275 rue Notre-Dame Est'],
  ['Ville', 'Montréal'],
  ['Code postal', 'H2Y 1C6'],
] as const;

// The other countries buy without a browser (plain-countries.test.ts).
test('a shopper in Quebec buys in their own words and money', async ({ shop, page }) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await shop.opens(`http://${hostOf('halcyon-ca')}/fr/mattress`);
  await page.getByRole('radio', { name: 'Grand lit', exact: true }).check();
  await press('Ajouter au panier');
  await page.getByRole('dialog').getByRole('link', { name: 'Aller au panier' }).click();
  await page.getByText('Passer à la caisse', { exact: true }).click();
  for (const [label, typed] of FIELDS) await page.getByLabel(label, { exact: true }).fill(typed);
  await page.getByLabel('Province', { exact: true }).selectOption('QC');
  await press('Continuer vers la facturation');
  const question = page.getByRole('dialog', { name: 'Protéger vos choix\u00a0?' });
  await question.getByRole('button', { name: 'Non, merci' }).click();
  await shop.typesCard(CARDS.succeeds);
  await press('Vérifier la commande');
  await expect(page.getByRole('button', { name: 'Passer la commande' })).toBeVisible();
  await expect(page.locator('main')).toContainText(/1\s0\d\d,\d\d\s\$/);
  await shop.isAccessible();
  await press('Passer la commande');
  await expect(shop.heading('Merci')).toBeVisible();
});
