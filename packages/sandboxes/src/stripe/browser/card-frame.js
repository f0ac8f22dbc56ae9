// One field of a card, in a frame of the sandbox's own origin: the store's page never sees what is typed here.
import {
  brandRules,
  checkCardNumber,
  checkCvc,
  checkExpiry,
  digitsOf,
  formatCardNumber,
  formatExpiry,
} from './card-rules.js';

const setup = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const input = document.querySelector('input');

const FIELDS = {
  cardNumber: {
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    format: formatCardNumber,
    check: (digits) => checkCardNumber(digits),
  },
  cardExpiry: {
    label: 'Expiration date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    format: formatExpiry,
    check: (digits) => checkExpiry(digits, new Date()),
  },
  cardCvc: {
    label: 'CVC',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    format: (text) => digitsOf(text).slice(0, 4),
    check: (digits) => checkCvc(digits, digitsInGroup('cardNumber')),
  },
};

const field = FIELDS[setup.elementType];

/** The other frames of the group are of this origin too, and only they may look in here. */
window.cardField = {
  group: setup.group,
  elementType: setup.elementType,
  digits: () => digitsOf(input.value),
};

const digitsInGroup = (elementType) => {
  for (let place = 0; place < window.parent.length; place += 1) {
    try {
      const other = window.parent[place].cardField;
      if (other?.group === setup.group && other.elementType === elementType) return other.digits();
    } catch {
      // A frame of another origin: none of ours.
    }
  }
  return '';
};

const tell = (message) => window.parent.postMessage({ frame: setup.frame, ...message }, setup.origin);

let showsError = false;

const describe = () => {
  const digits = digitsOf(input.value);
  const { complete, error } = field.check(digits);
  const isWrong = error && digits && (showsError || !error.code.startsWith('incomplete'));
  input.setAttribute('aria-invalid', String(Boolean(isWrong)));
  applyStyle(isWrong ? 'invalid' : complete ? 'complete' : digits ? 'base' : 'empty');
  return {
    elementType: setup.elementType,
    empty: digits === '',
    complete,
    error: isWrong ? { ...error, type: 'validation_error' } : undefined,
    ...(setup.elementType === 'cardNumber' ? { brand: brandRules(digits).brand } : {}),
  };
};

const changed = () => tell({ type: 'change', detail: describe() });

const applyStyle = (variant) => {
  for (const declarations of [setup.style?.base, setup.style?.[variant]]) {
    for (const [name, value] of Object.entries(declarations ?? {})) {
      if (typeof value === 'string') input.style[name] = value;
    }
  }
};

const applyOptions = (options) => {
  Object.assign(setup, options);
  input.placeholder = setup.placeholder ?? field.placeholder;
  input.disabled = Boolean(setup.disabled);
  input.setAttribute('aria-label', field.label);
  input.autocomplete = field.autocomplete;
  describe();
};

const createToken = async (details) => {
  const expiry = digitsInGroup('cardExpiry');
  const card = {
    number: digitsInGroup('cardNumber'),
    exp_month: expiry.slice(0, 2),
    exp_year: expiry.slice(2),
    cvc: digitsInGroup('cardCvc'),
    ...details,
  };
  const problem = [
    checkCardNumber(card.number),
    checkExpiry(expiry, new Date()),
    checkCvc(card.cvc, card.number),
  ].find(({ error }) => error)?.error;
  if (problem) return { error: { type: 'validation_error', ...problem } };
  const body = new URLSearchParams({ key: setup.key });
  for (const [name, value] of Object.entries(card)) if (value) body.set(`card[${name}]`, String(value));
  try {
    const answer = await fetch('/v1/tokens', { method: 'POST', body });
    const result = await answer.json();
    return answer.ok ? { token: result } : result;
  } catch {
    return {
      error: { type: 'api_connection_error', message: 'We could not reach Stripe. Please try again.' },
    };
  }
};

const COMMANDS = {
  focus: () => input.focus(),
  blur: () => input.blur(),
  clear: () => {
    input.value = '';
    changed();
  },
  update: ({ options }) => applyOptions(options),
  createToken: async ({ call, details }) =>
    tell({ type: 'result', call, result: await createToken(details) }),
};

window.addEventListener('message', (event) => {
  if (event.source !== window.parent || event.origin !== setup.origin) return;
  COMMANDS[event.data?.command]?.(event.data);
});

input.addEventListener('input', (event) => {
  const wasDeleting = event.inputType?.startsWith('delete') ?? false;
  const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart)).length;
  const atEnd = input.selectionStart === input.value.length;
  input.value = field.format(input.value, wasDeleting);
  if (!atEnd) putCursorAfter(digitsBefore);
  showsError = false;
  changed();
});

/** Formatting moves the text; the cursor stays behind the digit that was typed. */
const putCursorAfter = (digits) => {
  let place = 0;
  for (let seen = 0; seen < digits && place < input.value.length; place += 1) {
    if (/\d/.test(input.value[place])) seen += 1;
  }
  input.setSelectionRange(place, place);
};

input.addEventListener('focus', () => {
  applyStyle('focus');
  tell({ type: 'focus' });
});

input.addEventListener('blur', () => {
  // An unfinished field is only called wrong once the shopper left it.
  showsError = true;
  changed();
  tell({ type: 'blur' });
});

document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ type: 'submit' });
});

applyOptions({});
tell({ type: 'ready' });
