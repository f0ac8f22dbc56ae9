import { expect, test } from 'vitest';
import { delivers, ordered, signsIn } from './delivered-order.ts';
import { readPage } from './read-page.ts';

const BED = 'Classic memory foam mattress';

test('a delivered mattress is reviewed without script, and its review published, answered and withdrawn', async () => {
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

  await staff.opens('/staff/orders');
  await staff.follows('Reviews to read');
  const row = () => staff.find('listitem', '', staff.find('list', 'Reviews to read'));
  await staff.presses('Publish the review', row());
  expect(staff.text()).toContain('The review is decided.');
  const done = () => staff.find('listitem', '', staff.find('list', 'Finished'));
  staff.fills('Our answer, which everybody reads', 'Thank you, Ada.', done());
  await staff.presses('Save the answer', done());
  await shopper.opens('/mattress');
  const reviews = shopper.text(shopper.find('region', 'Reviews'));
  expect(reviews).toContain('4 of 5, 1 review ');
  expect(reviews).toContain('Verified buyer');
  expect(reviews).toContain('Halcyon answers Thank you, Ada.');
  await shopper.presses(/^Helpful ?: the review by Ada L\.$/);
  expect(shopper.text(shopper.find('status', ''))).toBe('Thank you. 1 person found this review helpful.');
  await shopper.presses('Take it back');
  expect(shopper.text()).toContain('You have taken that back.');
  const page = await readPage('/mattress');
  expect(page.html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1');

  await shopper.opens(`/orders/${id}`);
  await shopper.presses(`Withdraw your review of ${BED}`);
  expect(shopper.text()).toContain('Your review is withdrawn, and its photographs are deleted.');
  expect(shopper.findAll('link', `Write a review of ${BED}`)).toHaveLength(1);
  await shopper.opens('/mattress');
  expect(shopper.text()).toContain('4 sample reviews');
});
