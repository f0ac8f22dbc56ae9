import { displayMoney } from '@counterpane/rules/money/display';
import { expect, test } from 'vitest';
import { PlainShopper } from './plain-shopper.ts';

test('The quiz leads to one mattress with its reasons, and on to its page', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/p/mattress-quiz');
  const answers = [/On my side/, /130 to 230/, /Yes, often/, /quiet sleeper/, /some bounce/, /between/];
  for (const [index, answer] of answers.entries()) {
    expect(shopper.text()).toContain(`Question ${index + 1} of 6`);
    shopper.checks(answer);
    await shopper.presses(/Next|See my mattress/);
  }
  const best = shopper.find('region', /mattress/);
  expect(shopper.text(best)).toContain('Queen');
  expect(shopper.findAll('listitem', '', best).length).toBeGreaterThan(0);
  expect(shopper.findAll('link', /./, shopper.find('region', 'Close behind'))).toHaveLength(2);
  const title = shopper.text(shopper.find('heading', /./, best));
  await shopper.follows('See this mattress', best);
  expect(shopper.heading()).toBe(title);
});

test('The mattress of the quiz goes into the cart at the price that the quiz showed', async () => {
  const shopper = new PlainShopper();
  await shopper.opens(
    '/p/mattress-quiz?position=side&weight=middle&heat=hot&partner=calm&touch=springy&budget=open',
  );
  const best = shopper.find('region', /mattress/);
  const title = shopper.text(shopper.find('heading', /./, best));
  const [price = 'no price'] = /\$[\d,]+/.exec(shopper.text(best)) ?? [];
  await shopper.presses('Add to cart', best);
  const { items, totalPrice } = await shopper.cart();
  expect(items.filter(({ isGift }) => !isGift).map(({ product }) => product.title)).toEqual([title]);
  expect(displayMoney(totalPrice)).toBe(price);
});

test('The quiz shows its points, and an answer can be changed without losing the others', async () => {
  const shopper = new PlainShopper();
  await shopper.opens(
    '/p/mattress-quiz?position=side&weight=middle&heat=hot&partner=calm&touch=springy&budget=low',
  );
  const rows = shopper.findAll('row', '', shopper.find('region', 'How we chose')).slice(1);
  const points = rows.map((row) =>
    [...row.querySelectorAll('td')].map((cell) => Number(shopper.text(cell).replace('−', '-'))),
  );
  expect(points).toHaveLength(3);
  for (const [reasons = 0, feel = 0, price = 0, total] of points) expect(total).toBe(reasons + feel + price);
  const totals = points.map((row) => row.at(-1) ?? 0);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));

  await shopper.follows('Change: Are you warm at night?');
  expect(shopper.text()).toContain('Question 3 of 6');
  shopper.checks(/Not really/);
  await shopper.presses('See my mattress');
  const answers = shopper.text(shopper.find('region', 'Your answers'));
  for (const answer of ['On my side', 'Not really', 'As little as it takes'])
    expect(answers).toContain(answer);
});

test('The quiz can be taken back a step', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/p/mattress-quiz?position=back&weight=light');
  expect(shopper.text()).toContain('Question 3 of 6');
  await shopper.follows('Back');
  expect(shopper.text()).toContain('Question 2 of 6');
});

test('An answer that is changed loses no other, and has no step before it where it is the first', async () => {
  const shopper = new PlainShopper();
  const others = 'heat=cool&partner=calm&touch=springy&budget=low';
  await shopper.opens(`/p/mattress-quiz?position=side&${others}`);
  expect(shopper.text()).toContain('Question 2 of 6');
  await shopper.follows('Back');
  expect(shopper.text()).toContain('Question 1 of 6');
  expect(() => shopper.find('link', 'Back')).toThrow();
  expect(shopper.url).toContain(others);
});

test('Things of one kind are compared by links, and what differs between them is marked', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/compare');
  await shopper.follows('Pillows');
  expect(shopper.heading()).toBe('Pillows, side by side');
  const choices = shopper.find('navigation', 'What to compare');
  const [first, second] = shopper.findAll('link', '', choices).map((link) => shopper.text(link));
  await shopper.follows(first ?? '');
  expect(shopper.text(shopper.find('status', ''))).toBe(
    'Choose one more above, and what differs between the two is marked.',
  );
  await shopper.follows(second ?? '');
  expect(shopper.text()).not.toContain('Choose one more above');
  const columns = shopper.findAll('columnheader', '').map((head) => shopper.text(head));
  expect(columns).toEqual([first, second]);
  const rows = shopper.findAll('row', '').slice(1);
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) {
    // How many gave stars is behind a comma, and is no difference.
    const [one, other] = [...row.querySelectorAll('td')].map((cell) =>
      shopper.text(cell).replace(/, \d+ (?:sample )?reviews$/, ''),
    );
    const title = shopper.text(shopper.find('rowheader', '', row));
    expect([title, title.endsWith('differs')]).toEqual([title, one !== other]);
  }
});

test('Questions can be searched, also misspelt, and a search for nothing says what to do', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/faq');
  expect(shopper.findAll('group', '').length).toBeGreaterThanOrEqual(30);
  shopper.fills('Search the questions', 'waranty');
  await shopper.presses('Search');
  expect(shopper.text(shopper.find('status', ''))).toContain('“waranty”');
  expect(shopper.text()).toContain('How long is the warranty?');
  shopper.fills('Search the questions', 'zebra');
  await shopper.presses('Search');
  const status = shopper.find('status', '');
  expect(shopper.text(status)).toContain('Nothing here');
  await shopper.follows('ask us', status);
  expect(shopper.heading()).toBe('How can we help?');
});

test('A store is found by ZIP code, which may be left empty and must be one otherwise [C5.31, C5.33]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/store/store-locator');
  await shopper.presses('Find stores');
  expect(shopper.text()).toMatch(/All \d+ stores/);
  expect(shopper.text()).not.toContain('Invalid');
  shopper.fills('ZIP code', '1234');
  await shopper.presses('Find stores');
  const zip = shopper.field('ZIP code');
  expect([shopper.described(zip), zip.value]).toEqual(['Invalid', '1234']);
  shopper.fills('ZIP code', '10001');
  await shopper.presses('Find stores');
  expect(shopper.text()).toContain('stores nearest to New York, NY');
  expect(shopper.text()).toContain('New York, NY 10001');
});

test('A message needs no phone number, and refuses one that is none [C5.25, C5.27]', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/p/support?topic=discount');
  expect(shopper.field('What is it about?').value).toBe('discount');
  shopper.fills('Name', 'Ada Lovelace');
  shopper.fills('Email', `ada-${Date.now()}@example.com`);
  shopper.fills('Phone', '12345');
  shopper.fills('Message', 'I am a nurse at St. Luke and would like a code.');
  await shopper.presses('Send message');
  expect(shopper.text(shopper.find('alert', ''))).toContain('Invalid phone number');
  expect(shopper.described(shopper.field('Phone'))).toBe('Invalid phone number');
  expect(shopper.field('Message').value).toContain('nurse');
  shopper.fills('Phone', '');
  await shopper.presses('Send message');
  expect(shopper.text(shopper.find('status', ''))).toMatch(/reference is [2-9A-Z]{4}-[2-9A-Z]{4}/);
});

test('Beds are compared in a size, only those that are chosen', async () => {
  const shopper = new PlainShopper();
  await shopper.opens('/compare');
  expect(shopper.findAll('columnheader', /./)).toHaveLength(9);
  await shopper.follows('King');
  expect(shopper.findAll('rowheader', /^Price in King/)).toHaveLength(1);
  for (const bed of ['Classic hybrid mattress', 'Classic memory foam mattress'])
    await shopper.follows(bed, shopper.find('navigation', 'What to compare'));
  expect(shopper.findAll('columnheader', /./)).toHaveLength(2);
  expect(shopper.findAll('rowheader', /^Price in King/)).toHaveLength(1);
});
