import { expect, test } from 'vitest';
import { linkTo } from '../support/sent-links.ts';
import { PageVisitor } from './page-visitor.ts';
import { PlainShopper } from './plain-shopper.ts';

/** Signs up by the form of a page and the link of the email, without script, and is led to their own choices. */
const signsUp = async (email: string): Promise<PlainShopper> => {
  const shopper = new PlainShopper();
  await shopper.opens('/');
  await shopper.follows('News by email');
  shopper.fills('Email', email);
  await shopper.presses('Sign me up');
  expect(shopper.text()).toContain('We have sent a link to that address');
  const { pathname, search } = await linkTo(email, 'Do you want news');
  await shopper.opens(pathname + search);
  await shopper.presses('Confirm my sign-up');
  return shopper;
};

/** A POST as mail services send it: without a cookie or an origin. */
const clicksOnce = async (url: string): Promise<number> =>
  (await new PageVisitor().sends(url, { 'List-Unsubscribe': 'One-Click' })).status;

const NEWS = 'News and offers';

test('A visitor signs up for news by the link of an email, and chooses or ends each kind on one page', async () => {
  const shopper = await signsUp('reader@example.com');
  expect(shopper.heading()).toBe('Your emails');
  expect(shopper.text()).toContain('What r•••@example.com gets from us.');
  expect(shopper.isChecked(NEWS, 'checkbox')).toBe(true);
  shopper.checks('A request to review what you bought', 'checkbox');
  await shopper.presses('Save my choices');
  expect(shopper.text()).toContain('Saved. It counts for every email from now on.');
  expect(shopper.isChecked('A request to review what you bought', 'checkbox')).toBe(true);
  await shopper.presses('No emails at all');
  const boxes = shopper.findAll('checkbox', '') as HTMLInputElement[];
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false, false, false]);
});

test('A mail program ends a kind by one click, and opening its address changes nothing', async () => {
  const shopper = await signsUp('clicks@example.com');
  const url = `${shopper.path.replace('&saved=1', '')}&kind=newsletter`;
  await shopper.opens(url);
  expect(shopper.isChecked(NEWS, 'checkbox')).toBe(true);
  for (const _time of [1, 2]) expect(await clicksOnce(url)).toBe(200);
  await shopper.opens(url);
  expect(shopper.isChecked(NEWS, 'checkbox')).toBe(false);
  expect(await clicksOnce('/preferences?token=x&kind=newsletter')).toBe(410);
  // Without its kind it ends nothing by itself, and is no form of the page.
  expect(await clicksOnce(url.replace('newsletter', 'all'))).toBe(400);
});

test('An address that is none is refused at its field, and who comes without a link is told where one is', async () => {
  const shopper = new PlainShopper('halcyon-ca');
  await shopper.opens('/newsletter');
  shopper.fills('Email', 'nobody');
  await shopper.presses('Sign me up');
  expect(shopper.described(shopper.field('Email'))).toBe('A valid email address is required');
  await shopper.opens('/fr/preferences');
  expect(shopper.heading()).toBe('Vos courriels');
  expect(shopper.findAll('button', 'Aucun courriel')).toEqual([]);
});

test('A visitor asks at a product to be told once, by a form without script', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/bedding/pillow');
  await shopper.follows('Tell me when it is back or costs less');
  shopper.selects('Which one', /^King: \$\d+, tell me when it costs less$/);
  shopper.fills('Email', 'nobody');
  await shopper.presses('Tell me');
  expect(shopper.described(shopper.field('Email'))).toBe('A valid email address is required');
  shopper.fills('Email', 'thrifty@example.com');
  await shopper.presses('Tell me');
  expect(shopper.text()).toContain('We write to you once when it costs less than now.');
});
