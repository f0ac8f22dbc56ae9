import { expect, test } from 'vitest';
import { delivers, ordered, signsIn } from './delivered-order.ts';

const BED = 'Classic memory foam mattress';

test('a delivered mattress is reviewed without script, and its review changed and withdrawn', async () => {
  const { shopper, id } = await ordered();
  await shopper.opens(`/orders/${id}`);
  expect(shopper.findAll('region', 'Your reviews')).toEqual([]);
  await shopper.opens(`/orders/${id}/review`);
  expect(shopper.text()).toContain('You can review something as soon as it is delivered to you.');
  const staff = await signsIn();
  await delivers(staff, id);

  await shopper.opens(`/orders/${id}`);
  await shopper.follows(`Write a review of ${BED}`);
  expect(shopper.heading()).toBe('Write a review');
  expect((shopper.field('Your name as it is shown') as HTMLInputElement).value).toBe('Ada L.');
  shopper.checks('4 stars: good');
  shopper.fills('In a few words', 'Quiet');
  shopper.fills('What you think of it', 'Nothing creaks.');
  shopper.selects('How does it sleep?', 'A little firm');
  await shopper.presses('Send your review');
  expect(shopper.path).toBe(`/orders/${id}?news=review`);
  const own = () => shopper.text(shopper.find('region', 'Your reviews'));
  expect(own()).toContain('We read every review before it is shown');
  expect(own()).toContain('Quiet 4 stars: good');

  await shopper.follows(`Change your review of ${BED}`);
  expect(shopper.isChecked('4 stars: good')).toBe(true);
  expect((shopper.field('How does it sleep?') as HTMLSelectElement).value).toBe('4');
  shopper.fills('In a few words', ' ');
  await shopper.presses('Send your review');
  expect(shopper.findAll('alert', '')).toHaveLength(1);
  expect((shopper.field('What you think of it') as HTMLInputElement).value).toBe('Nothing creaks.');

  await shopper.opens(`/orders/${id}`);
  await shopper.presses(`Withdraw your review of ${BED}`);
  expect(shopper.text()).toContain('Your review is withdrawn, and its photographs are deleted.');
  expect(shopper.findAll('link', `Write a review of ${BED}`)).toHaveLength(1);
});
