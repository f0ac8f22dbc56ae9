import sharp from 'sharp';
import { expect, test } from 'vitest';
import { delivers, ordered, signsIn } from './delivered-order.ts';

const BED = 'Classic memory foam mattress';

const photo = async (): Promise<File> => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'dip.jpg', { type: 'image/jpeg' });
};

test('A mattress is claimed with a photograph without script: asked for one, then for more, then replaced', async () => {
  const { shopper, id, shortId } = await ordered();
  const staff = await signsIn();
  await delivers(staff, id);
  await shopper.opens(`/orders/${id}`);
  await shopper.follows('Make a claim');
  shopper.selects('Which item?', new RegExp(`^${BED}`));
  shopper.selects('What is wrong?', 'Sagging');
  shopper.fills('Describe it', 'It dips by two inches.');
  await shopper.presses('Send the claim');
  expect(shopper.text(shopper.find('alert', ''))).toContain('Please add a photograph that shows it.');
  expect(shopper.field('Describe it').value).toBe('It dips by two inches.');
  shopper.attaches('Photographs', [await photo()]);
  await shopper.presses('Send the claim');
  expect(shopper.path).toBe(`/orders/${id}?news=claim`);
  expect(shopper.findAll('link', 'Photograph 1')).toHaveLength(1);
  await shopper.opens(`/orders/${id}/claim`);
  // One claim at a time.
  expect(() => shopper.selects('Which item?', new RegExp(`^${BED}`))).toThrow('to choose');

  await staff.opens('/staff/claims');
  await staff.follows(shortId);
  const claim = () => staff.find('form', 'Decide claim 1');
  expect(staff.findAll('link', /Photograph 1/)).toHaveLength(1);
  staff.fills(/^What the customer is told/, 'With a ruler, please.', claim());
  await staff.presses('Ask for more', claim());
  await shopper.opens(`/orders/${id}`);
  await shopper.follows('Add what we asked for');
  expect(shopper.text()).toContain('With a ruler, please.');
  shopper.fills('Describe it', 'Two inches by the ruler.');
  shopper.attaches('Photographs (optional)', [await photo(), await photo()]);
  await shopper.presses('Send it');
  expect(shopper.path).toBe(`/orders/${id}?news=claim`);
  expect(shopper.findAll('link', /^Photograph /)).toHaveLength(3);
  await staff.opens(`/staff/orders/${id}`);
  await staff.presses('Send a replacement', claim());
  expect(staff.text()).toContain('Claim: replacement sent');
  await shopper.opens(`/orders/${id}`);
  expect(shopper.text()).toMatch(/replacement/i);
}, 60_000);
