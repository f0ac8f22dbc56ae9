import { expect, test } from 'vitest';
import { PlainShopper } from './plain-shopper.ts';

const summaryOf = (shopper: PlainShopper): string => shopper.text(shopper.find('region', 'Order summary'));

const WITH_MATTRESS = 'With Classic memory foam mattress';
const under = (shopper: PlainShopper): HTMLElement[] =>
  shopper.findAll('listitem', '', shopper.find('list', WITH_MATTRESS));

test('a cart is emptied and brought back by two plain forms [K7.12]', async () => {
  const shopper = new PlainShopper();
  await shopper.adds('/mattress', 'Queen');
  await shopper.presses('Empty cart');
  expect(shopper.text()).toMatch(/your cart is empty/i);
  await shopper.presses('Undo');
  expect(summaryOf(shopper)).toContain('$699');
});

test('quantity and coupon are plain forms, and what cannot be is refused at its field', async () => {
  const shopper = new PlainShopper();
  await shopper.adds('/mattress', 'Queen');
  shopper.fills('Quantity', '1.5');
  await shopper.presses(/^Update/);
  expect(shopper.described(shopper.field('Quantity'))).toMatch(/whole number from 1 to 100/);
  shopper.fills('Quantity', '2');
  await shopper.presses(/^Update/);
  expect(summaryOf(shopper)).toContain('$1,398');
  shopper.fills('Coupon code', 'nonsense');
  await shopper.presses('Apply');
  expect(shopper.text()).toContain('We do not know the code NONSENSE');
});

test('the price can be taken apart: how it is made, line by line', async () => {
  const shopper = new PlainShopper();
  await shopper.adds('/mattress', 'Queen');
  const receipt = shopper.findAll('group', '').find((one) => shopper.text(one).startsWith('How this price'));
  expect(shopper.text(receipt)).toContain('Autumn sale');
});

test('forms add and remove: a product with its plan and what goes with it, one by one and all at once [C7.33]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattress?size=king');
  shopper.checks(/^3-year coverage/);
  shopper.checks(/^A second sheet set/, 'checkbox');
  await shopper.presses('Add to cart');
  expect(under(shopper)).toHaveLength(2);
  expect(await shopper.sources()).toEqual(['main-add-to-cart']);

  const plan = under(shopper).find((line) => shopper.text(line).includes('3-year'));
  await shopper.presses(/^Remove/, plan);
  expect(under(shopper)).toHaveLength(1);
  await shopper.presses('Add 5-year coverage for your mattress');
  expect(under(shopper)).toHaveLength(2);
  shopper.checks(/^White glove delivery/);
  await shopper.presses('Change delivery');
  expect(shopper.isChecked(/^White glove delivery/)).toBe(true);
  expect(summaryOf(shopper)).toContain('$149.00');

  await shopper.presses(/^Remove/);
  expect(shopper.text()).toMatch(/your cart is empty/i);
});

test('nothing is offered twice, and a soft thing is not carried in by two people', async () => {
  const shopper = new PlainShopper();
  await shopper.adds('/bedding/pillow');
  expect(shopper.findAll('radio', /^White glove/)).toEqual([]);
  expect(shopper.text()).not.toContain('Protect or upgrade it');
  expect(shopper.text()).toContain('Goes well with it');
});

test('a code of a link waits until something is in the cart, and is on it then', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattress?coupon=SLEEP10&size=queen');
  expect(shopper.visitor.cookie('coupon')).toBe('SLEEP10');
  await shopper.presses('Add to cart');
  expect(summaryOf(shopper)).toContain('SLEEP10 takes $69 off');
  expect(summaryOf(shopper)).toContain('$629.10');
  expect(shopper.visitor.cookie('coupon')).toBe('');
});

test('a code that has expired is taken out and said, and the page asked for anew', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattress?coupon=LASTYEAR&size=queen');
  await shopper.presses('Add to cart');
  expect(shopper.text()).toContain('The code LASTYEAR has expired and was not used.');
  expect(shopper.path).toContain('news=expired');
  expect(shopper.field('Coupon code').value).toBe('');
  expect(shopper.visitor.cookie('coupon')).toBe('');
});

test('taking a code out of the cart forgets the code of a link too [K4.54]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/mattress?coupon=SLEEP10&size=queen');
  await shopper.presses('Add to cart');
  // Another tab follows a link meanwhile.
  await shopper.visitor.opens('/mattresses?coupon=TWENTYOFF');
  expect(shopper.visitor.cookie('coupon')).toBe('TWENTYOFF');
  await shopper.presses('Remove coupon');
  expect(shopper.field('Coupon code').value).toBe('');
  expect(shopper.visitor.cookie('coupon')).toBe('');
  await shopper.opens('/checkout/cart');
  expect(summaryOf(shopper)).toContain('$699.00');
  expect((await shopper.cart()).couponDetails).toBeNull();
});

test('a typed code that gives nothing says what would make it count', async () => {
  const shopper = new PlainShopper();
  await shopper.adds('/bedding/pillow');
  shopper.fills('Coupon code', 'MATTRESS100');
  await shopper.presses('Apply');
  expect(shopper.text()).toMatch(/MATTRESS100 counts when .*mattress.* is in the cart/);
});

test('a link to a cart that is none says so and adds nothing [K5.44]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/checkout/cart?cart=undefined');
  expect(shopper.text()).toContain('The link to a cart is not complete: nothing was added.');
  expect((await shopper.cart()).items).toEqual([]);
});

test('a link brings the things of another cart, says so, and they can be taken out again [K2.09, K6.03]', async () => {
  const owner = new PlainShopper();
  await owner.adds('/mattress', 'King');
  await owner.presses('Share this cart');
  await owner.presses('Make a link for one person');
  const link = new URL(owner.field('Link to this cart').value);
  const friend = new PlainShopper();
  await friend.adds('/bedding/pillow');
  await friend.opens(link.pathname + link.search);
  expect(friend.text(friend.find('list', 'Items'))).toContain('Classic memory foam mattress');
  expect(await friend.ownLines()).toEqual([1]);
  await friend.presses('Add these to my cart');
  expect(friend.path).toBe('/checkout/cart');
  expect(friend.text()).toContain('1 item of the cart that was shared with you: now in yours.');
  expect(await friend.ownLines()).toHaveLength(2);
  await friend.presses('Undo');
  expect(await friend.ownLines()).toHaveLength(1);
  expect(await owner.ownLines()).toHaveLength(1);
});

test('sizes that do not belong together are asked about on the page, and corrected by a button', async () => {
  const shopper = new PlainShopper();
  await shopper.adds('/mattress', 'Queen');
  await shopper.adds('/bedding/natural-cotton-sheet-set?size=king');
  await shopper.presses('Proceed to checkout');
  await shopper.presses(/^Change to Queen/, shopper.find('dialog', 'You may have the wrong size'));
  expect(shopper.heading()).toBe('Where should it go?');
  const sheets = (await shopper.cart()).items.find(
    ({ isGift, product }) => !isGift && product.name === 'natural-cotton-sheet-set',
  );
  expect([sheets?.quantity, sheets?.properties.find(({ name }) => name === 'Size')?.value]).toEqual([
    1,
    'queen',
  ]);
});
