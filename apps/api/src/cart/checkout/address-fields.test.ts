import type { AddressInput } from '@counterpane/contract/checkout/address';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

/** A field of the form, what is typed, and what the shopper is told; null when it is taken. */
type Case = readonly [field: string, typed: string, told: string | null];

const NO_NAME = 'Please enter your full name';
const WRONG_NAME = 'Please enter valid full name';
const WRONG_LINE = 'Please enter a valid address';
const PO_BOX = 'We do not currently ship to PO Boxes';
const WRONG_CITY = 'Please enter a valid city';
const WRONG_ZIP = 'Please enter a valid zip code';
const WRONG_PHONE = 'Please enter a valid phone number';
const WRONG_EMAIL = 'A valid email address is required';

const LONDON = { ...HOME, city: 'London', state: '', zip: 'SW1A 1AA', country: 'GB', phone: '020 7946 0958' };
const TORONTO = { ...HOME, city: 'Toronto', state: 'ON', zip: 'M5V 2T6', country: 'CA' };

let store: TestStore;
const shoppers = new Map<string, Shopper>();
beforeAll(async () => {
  store = await openTestStore();
  for (const host of ['halcyon.localhost', 'halcyon-ca.localhost', 'halcyon-uk.localhost']) {
    const shopper = store.shopper(host);
    await shopper.adds('mattress', 'queen');
    shoppers.set(host, shopper);
  }
});
afterAll(() => store.close());

const shopperAt = (host: string): Shopper => {
  const shopper = shoppers.get(host);
  if (!shopper) throw new Error(`nobody shops at ${host}`);
  return shopper;
};

/** What the shipping step says about each case, as the case says it. */
const told = async (
  cases: readonly Case[],
  host = 'halcyon.localhost',
  home: AddressInput = HOME,
): Promise<Case[]> => {
  const answers: Case[] = [];
  for (const [field, typed] of cases) {
    const form =
      field === 'email'
        ? { address: home, email: typed }
        : { address: { ...home, [field]: typed }, email: 'ada@example.com' };
    const answer = await shopperAt(host).client.saveShipping(form);
    const fields = answer.ok ? {} : ((answer.error as { fields?: Record<string, string> }).fields ?? {});
    answers.push([field, typed, answer.ok ? null : (fields[field] ?? answer.error.error)]);
  }
  return answers;
};

const SHIPPING: readonly (readonly [rule: string, cases: readonly Case[]])[] = [
  [
    'a name has 3 to 50 characters [K5.01]',
    [
      ['fullName', '', NO_NAME],
      ['fullName', 'A', NO_NAME],
      ['fullName', `Ada ${'x'.repeat(47)}`, NO_NAME],
      ['fullName', `Ada ${'x'.repeat(46)}`, null],
    ],
  ],
  ['a name has a space [K5.02]', [['fullName', 'Ada', WRONG_NAME]]],
  ['a name has no digits [K5.03]', [['fullName', 'Ada Lovelace 2', WRONG_NAME]]],
  [
    'a name has letters, accents and a few signs only [K5.04]',
    [
      ['fullName', "Zoë-Maria O'Neill, Jr.", null],
      ['fullName', 'Ada @Lovelace', WRONG_NAME],
    ],
  ],
  ['a street is needed [K5.05]', [['line1', '', 'Please enter a shipping address']]],
  [
    'a street has at most 100 characters [K5.07]',
    [
      ['line1', 'x'.repeat(100), null],
      ['line1', 'x'.repeat(101), WRONG_LINE],
    ],
  ],
  ['a street has a letter [K5.08]', [['line1', '20 34', WRONG_LINE]]],
  [
    'a street is no PO box [K5.09]',
    [
      ['line1', 'PO Box 12', PO_BOX],
      ['line1', 'Post Office Box 12', PO_BOX],
      ['line1', 'P.O. Box 12', PO_BOX],
    ],
  ],
  [
    'a second line may be empty, has at most 50 characters and is no PO box [K5.10, K5.11, K5.12]',
    [
      ['line2', '', null],
      ['line2', 'x'.repeat(50), null],
      ['line2', 'x'.repeat(51), 'Please enter at most 50 characters'],
      ['line2', 'po box 3', PO_BOX],
    ],
  ],
  ['a city is needed [K5.13]', [['city', '', 'Please enter your city']]],
  [
    'a city has at most 50 characters and a letter [K5.14, K5.15]',
    [
      ['city', 'x'.repeat(51), WRONG_CITY],
      ['city', '12', WRONG_CITY],
    ],
  ],
  [
    'a city is no name of a PO box [K5.17]',
    (['po', 'APO', 'dpo', 'fpo'] as const).map((typed): Case => ['city', typed, PO_BOX]),
  ],
  ['a state is needed [K5.18]', [['state', '', 'Please select a state']]],
  ['a ZIP code is needed [K5.21]', [['zip', '', 'Please enter a zip code']]],
  [
    'a ZIP code is five digits, with four more if one likes [K5.22, C5.28]',
    [
      ['zip', '10001-1234', null],
      ['zip', '1000', WRONG_ZIP],
      ['zip', '100011', WRONG_ZIP],
      ['zip', 'M5V 2T6', WRONG_ZIP],
    ],
  ],
  ['a ZIP code is 500 or more [C5.32]', [['zip', '00499', WRONG_ZIP]]],
  ['a phone number is needed [K5.29]', [['phone', '', 'Please enter a phone number']]],
  [
    'a phone number has ten digits; +1, brackets and signs between them are fine [K5.28, C5.26]',
    [
      ['phone', '2125550142', null],
      ['phone', '+1 (212) 555-0142', null],
      ['phone', '212.555.0142', null],
      ['phone', '212555014', WRONG_PHONE],
      ['phone', '21255501422', WRONG_PHONE],
    ],
  ],
  ['an email address is needed [K5.33]', [['email', '', 'Please enter an e-mail address']]],
  [
    'an email address has 7 to 50 characters [K5.30]',
    [
      ['email', 'a@b.io', WRONG_EMAIL],
      ['email', 'ab@b.io', null],
      ['email', `${'x'.repeat(39)}@example.com`, WRONG_EMAIL],
    ],
  ],
  [
    'an email address has none of the forbidden signs before the at, unless quoted [K5.31]',
    [
      ...['a<b', 'a>b', 'a(b', 'a)b', 'a[b', 'a]b', 'a\\b', 'a;b', 'a:b', 'a b', 'a@b'].map(
        (local): Case => ['email', `${local}@example.com`, WRONG_EMAIL],
      ),
      ['email', '"a b"@example.com', null],
    ],
  ],
  [
    'an email address is at a dotted name that ends in two letters, or at a bracketed number [K5.32]',
    [
      ['email', 'ada@example', WRONG_EMAIL],
      ['email', 'ada@example.c', WRONG_EMAIL],
      ['email', 'ada@[192.0.2.1]', null],
    ],
  ],
];

describe('the fields of a shipping address', () => {
  it.each(SHIPPING)('follow the rule that %s', async (_rule, cases) => {
    expect(await told(cases)).toEqual(cases);
  });

  it('a postal code has letters and digits in turn in Canada [C5.29]', async () => {
    const cases: Case[] = [
      ['zip', 'M5V2T6', null],
      ['zip', 'm5v-2t6', null],
      ['zip', 'M5V 2T', WRONG_ZIP],
      ['zip', '10001', WRONG_ZIP],
    ];
    expect(await told(cases, 'halcyon-ca.localhost', TORONTO)).toEqual(cases);
  });

  it('a postcode has the pattern of the United Kingdom there, and a phone number too [C5.30]', async () => {
    const cases: Case[] = [
      ['zip', 'SW1A 1AA', null],
      ['zip', 'M11AE', null],
      ['zip', '10001', WRONG_ZIP],
      ['phone', '212 555 0142', WRONG_PHONE],
    ];
    expect(await told(cases, 'halcyon-uk.localhost', LONDON)).toEqual(cases);
  });
});

it('an address is in the US or Canada, or the UK, as its storefront is, and nowhere else [K3.26]', async () => {
  const homes = {
    'halcyon.localhost': HOME,
    'halcyon-ca.localhost': TORONTO,
    'halcyon-uk.localhost': LONDON,
  };
  for (const [host, home] of Object.entries(homes))
    for (const country of ['US', 'CA', 'GB', 'FR', '']) {
      const isItsOwn = country === home.country;
      const [[, , message] = []] = await told([['country', country, null]], host, home);
      expect([host, country, message === null]).toEqual([host, country, isItsOwn]);
    }
});

describe('the fields of a billing address', () => {
  it('are checked as those of shipping, the street in words of its own [K5.06, K5.35]', async () => {
    const { client } = shopperAt('halcyon.localhost');
    result(await client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    const cases: Case[] = [
      ['line1', '', 'Please enter a billing address'],
      ['line1', 'PO Box 12', PO_BOX],
      ['fullName', 'Ada', WRONG_NAME],
      ['city', '', 'Please enter your city'],
      ['zip', '1000', WRONG_ZIP],
      ['phone', '1', WRONG_PHONE],
    ];
    for (const [field, typed, message] of cases) {
      const address = { ...HOME, [field]: typed };
      const form = { sameAsShipping: false, address, paymentProvider: 'stripeDirect' };
      const answer = await client.saveBilling(form);
      expect(answer).toMatchObject({ ok: false, error: { fields: { [field]: message } } });
      const same = await client.saveBilling({ ...form, sameAsShipping: true });
      expect(same.ok || !('fields' in same.error)).toBe(true);
    }
  });
});
