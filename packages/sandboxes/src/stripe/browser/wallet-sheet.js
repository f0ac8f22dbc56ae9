// The sheet of a wallet, in a frame of the sandbox's own origin: the store learns what is approved, and no more.

const setup = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const find = (selector) => document.querySelector(selector);

const PERSON = { name: 'Ada Lovelace', email: 'ada@example.com' };

/** What a shopper has saved, by country. We do not ship to the last one of the US. */
const ADDRESSES = {
  US: [
    ['20 W 34th St', 'New York', 'NY', '10001', '2125550142'],
    ['100 Pearl St', 'Hartford', 'CT', '06103', '8605550142'],
    ['2424 Kalakaua Ave', 'Honolulu', 'HI', '96815', '8085550142'],
  ],
  CA: [['290 Bremner Blvd', 'Toronto', 'ON', 'M5V 3L9', '4165550142']],
  GB: [['221B Baker Street', 'London', '', 'NW1 6XE', '02079460142']],
};

const saved = (setup.countries.length > 0 ? setup.countries : ['US']).flatMap((country) =>
  (ADDRESSES[country] ?? []).map(([line1, city, state, postal_code, phone]) => ({
    phone,
    address: { line1, line2: null, city, state, postal_code, country },
  })),
);

/** What each button pays with: test tokens of Stripe's. */
const ANSWERS = [
  ['Approve', 'tok_visa'],
  ['Decline', 'tok_chargeDeclined'],
  ['Insufficient funds', 'tok_chargeDeclinedInsufficientFunds'],
  ['Ask for 3-D Secure', 'tok_threeDSecure2Required'],
];

const chosen = () => saved[Number(find('#to').value)] ?? saved[0];

const tell = (message) => window.parent.postMessage(message, setup.origin);

const tellAddress = (type) => {
  if (!setup.needsAddress) return tell({ type });
  wait();
  tell({ type, ...PERSON, ...chosen() });
};

const wait = () => {
  find('[role=status]').hidden = false;
  for (const button of document.querySelectorAll('#answers button[data-card]')) button.disabled = true;
};

const money = (cents) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: setup.currency.toUpperCase() }).format(
    cents / 100,
  );

const row = (name, amount) => {
  const item = document.createElement('li');
  const label = document.createElement('span');
  label.textContent = name;
  const price = document.createElement('span');
  price.textContent = money(amount);
  item.append(label, price);
  return item;
};

const show = ({ amount, lineItems, shippingRates, problem }) => {
  find('[role=status]').hidden = true;
  find('[role=alert]').hidden = !problem;
  find('[role=alert]').textContent = problem ?? '';
  find('ul').replaceChildren(
    ...lineItems.map((line) => row(line.name, line.amount)),
    ...shippingRates.slice(0, 1).map((rate) => row(rate.displayName, rate.amount)),
  );
  find('#total').textContent = money(amount);
  for (const button of document.querySelectorAll('#answers button[data-card]')) {
    button.disabled = Boolean(problem);
  }
};

const answerButton = ([label, card], place) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.dataset.card = card;
  if (place === 0) button.className = 'main';
  button.addEventListener('click', () => tell({ type: 'approve', card, ...PERSON, ...chosen() }));
  return button;
};

const leave = document.createElement('button');
leave.type = 'button';
leave.textContent = 'Cancel';
leave.addEventListener('click', () => tell({ type: 'cancel' }));

document.title = setup.title;
find('h1').textContent = setup.title;
find('#answers').append(...ANSWERS.map(answerButton), leave);
find('#address').hidden = !setup.needsAddress;
find('#to').append(
  ...saved.map(({ address }, place) => new Option(`${address.line1}, ${address.city}`, String(place))),
);
find('#to').addEventListener('change', () => tellAddress('address'));

window.addEventListener('message', (event) => {
  if (event.source === window.parent && event.origin === setup.origin) show(event.data);
});
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ type: 'cancel' });
});

find('h1').focus();
tellAddress('ready');
