import { expect, test } from 'vitest';
import { signsIn } from './delivered-order.ts';
import { PlainShopper } from './plain-shopper.ts';

test('a question is asked on the page of a product without script, answered by staff, and read there', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/bedding/sheet-set');
  await shopper.follows('See all questions or ask your own');
  expect(shopper.heading()).toMatch(/^Questions about /);
  const page = shopper.path;
  shopper.fills('Your question', 'Do they shrink in the wash?');
  shopper.fills('Name that is shown', 'Grace');
  shopper.fills('Email for our answer, never shown', 'grace');
  await shopper.presses('Send your question');
  expect(shopper.text(shopper.find('alert', ''))).toBe('A valid email address is required');
  expect((shopper.field('Your question') as HTMLInputElement).value).toBe('Do they shrink in the wash?');
  shopper.fills('Email for our answer, never shown', 'grace@example.com');
  await shopper.presses('Send your question');
  expect(shopper.text(shopper.find('status', ''))).toContain('Thank you for your question.');

  const staff = await signsIn();
  await staff.opens('/staff/orders');
  await staff.follows('Questions to answer');
  const own = () => staff.find('listitem', '', staff.find('list', 'Questions to answer'));
  expect(staff.text(own())).toContain('Do they shrink in the wash?');
  staff.fills('Our answer, which everybody reads', 'By one percent at most.', own());
  await staff.presses('Save the answer', own());
  expect(staff.text()).toContain('The question is decided.');

  await shopper.opens(page);
  const read = shopper.text(shopper.find('article', ''));
  expect(read).toBe('Do they shrink in the wash? Asked by Grace Halcyon answers By one percent at most.');
});
