import type { CartView } from '@counterpane/contract/cart/carts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartOf } from '../../../fixtures/cart.ts';
import { useShippingForm } from './use-shipping-form.ts';

const WRONG_ZIP = 'Enter a valid ZIP / postal code for New York, US';
const BARRED = 'We’re sorry, but we cannot ship items to your region.';

const ADA = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '212 555 0142',
  line1: '20 W 34th St',
  line2: '',
  city: 'New York',
  state: '',
  zip: '10001',
  country: 'US',
};

/** A saved address, as the account has it. */
const WORK = {
  ...{ id: 'a'.repeat(24), isSaved: true, isDefault: false, fullName: 'Ada King', phone: '2125550143' },
  ...{ line1: '350 5th Ave', line2: 'Floor 80', city: 'Albany', state: 'NM', zip: '10118', country: 'US' },
};

const LOADED: CartView = cartOf({ version: 1, lines: [], coupon: null });

/** What was asked of the store: the ZIP code of a region, the fields that held a form back. */
let asked: string[];
let fails: unknown[];
/** What it answers of a region, by its ZIP code. */
let regions: Readonly<Record<string, () => Promise<Response>>>;
let sent: Readonly<Record<string, unknown>>[];

const fits = async (): Promise<Response> =>
  Response.json({ status: 'ok', result: { ...LOADED, version: 2, metadata: { taxed: true } } });
/** As programs read it, and as shoppers do. */
const refuses =
  (error: string, message: string, states: readonly string[] = []) =>
  async () =>
    Response.json({ status: 'error', code: 'region', error, message, states }, { status: 412 });

beforeEach(() => {
  asked = [];
  fails = [];
  sent = [];
  regions = { 10001: fits };
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    const told = JSON.parse(String(body));
    if (path.endsWith('form-fail')) {
      fails.push(told);
      return Promise.resolve(Response.json({ status: 'ok', result: null }));
    }
    const { zip } = told.shippingRegion;
    asked.push(zip);
    return regions[zip]?.() ?? fits();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const Page = () => {
  const form = useShippingForm({
    cart: LOADED,
    // At once, so that nobody here waits for a pause.
    regionDebounceLeading: true,
    serverErrors: undefined,
    values: { address: null, email: '', sendEmail: false, sendSMS: false },
  });
  const { errors, summary, attempt, suggestion, isSending, isChecking, cart } = form;
  const { ref, onBlur, onChange, onSubmit } = form;
  return (
    <form {...{ ref, onBlur, onChange, onSubmit }} method="post" aria-label="Shipping">
      {Object.entries(ADA).map(([name, value]) =>
        name === 'state' ? (
          <select key={name} name={name} aria-label={name} defaultValue="NY">
            <option value="">Choose</option>
            <option value="NY">New York</option>
            <option value="NM">New Mexico</option>
            <option value="HI">Hawaii</option>
          </select>
        ) : (
          <input key={name} name={name} aria-label={name} defaultValue={value} />
        ),
      )}
      <p data-testid="errors">{JSON.stringify(errors)}</p>
      <p data-testid="summary">{`${JSON.stringify(summary)} ${attempt}`}</p>
      <p data-testid="state">{`${isSending ? 'sending' : 'still'}, ${isChecking ? 'checking' : 'checked'}`}</p>
      <p data-testid="cart">{cart.version}</p>
      <button type="button" onClick={() => form.onAddress(WORK)}>
        Work
      </button>
      {suggestion && (
        <button type="button" onClick={() => form.onSuggestion(suggestion.states[0] ?? '')}>
          {`${suggestion.zip} is in ${suggestion.states.join()}`}
        </button>
      )}
    </form>
  );
};

const open = () => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return null;
      },
    },
  ]);
  render(<Stub />);
};

const told = (what: 'errors' | 'summary' | 'state' | 'cart'): string =>
  screen.getByTestId(what).textContent ?? '';
const types = (name: string, value: string) =>
  act(async () => {
    const field = screen.getByLabelText<HTMLInputElement>(name);
    fireEvent.change(field, { target: { value } });
    // A change of a field is heard of by its form.
    fireEvent.input(field);
  });
const sends = () => act(async () => fireEvent.submit(screen.getByRole('form')));

test('a region that was typed is asked about, and the cart has its taxes then [K4.07]', async () => {
  open();
  expect([told('cart'), asked]).toEqual(['1', []]);
  await types('city', 'Albany');
  await waitFor(() => expect(told('cart')).toBe('2'));
  expect(asked).toEqual(['10001']);
  expect(told('errors')).toBe('{}');
});

test('a form with something missing is held back at once: no region is asked about for it, and the store hears which fields', async () => {
  open();
  await types('fullName', '');
  await sends();
  expect(told('summary')).toBe('{"fullName":"Please enter your full name"} 1');
  expect([sent, fails]).toEqual([[], [{ step: 'shipping', fields: ['fullName'] }]]);
});

test('a ZIP code of another state says so at its field, holds the form, and names the state that has it [K5.23]', async () => {
  regions = { 87101: refuses('ZIP code 87101 is not used within state NY', WRONG_ZIP, ['NM']) };
  open();
  await types('zip', '87101');
  await waitFor(() => expect(told('errors')).toContain(WRONG_ZIP));
  expect(told('summary')).toBe('{} 0');
  await sends();
  await waitFor(() => expect(told('summary')).toContain(WRONG_ZIP));
  expect(told('summary')).toMatch(/ 1$/);
  expect([sent, fails]).toEqual([[], [{ step: 'shipping', fields: ['zip'] }]]);
  await act(async () => screen.getByRole('button', { name: '87101 is in NM' }).click());
  expect(screen.getByLabelText<HTMLSelectElement>('state').value).toBe('NM');
  expect(document.activeElement).toBe(screen.getByLabelText('state'));
});

test('a place that we do not ship to holds the form too [K5.24]', async () => {
  regions = { 96815: refuses('Blacklisted region', BARRED) };
  open();
  await types('state', 'HI');
  await types('zip', '96815');
  await waitFor(() => expect(told('errors')).toContain(BARRED));
  await sends();
  expect(sent).toEqual([]);
});

test('a form waits for the answer about its region, says so meanwhile, and goes when it is right [K4.15]', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  regions = { 10002: () => promise };
  open();
  await types('zip', '10002');
  await sends();
  expect([told('state'), sent]).toEqual([expect.stringMatching(/^sending/), []]);
  await act(async () => resolve(await fits()));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ zip: '10002', state: 'NY' });
});

test('another refusal is shown as it came, until something else is typed [K5.26]', async () => {
  regions = { 10004: refuses('The bridge is closed', 'The bridge is closed') };
  open();
  await types('zip', '10004');
  await waitFor(() => expect(told('errors')).toContain('The bridge is closed'));
  await types('zip', '10005');
  await waitFor(() => expect(told('errors')).toBe('{}'));
});

test('a service that is down says nothing and stops nobody: it is asked once more before the form goes [K5.27]', async () => {
  regions = { 10003: async () => Response.json({ status: 'error', error: 'Broken' }, { status: 500 }) };
  open();
  await types('zip', '10003');
  await waitFor(() => expect(asked).toEqual(['10003']));
  expect(told('errors')).toBe('{}');
  await sends();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(asked).toEqual(['10003', '10003']);
});

test('an address that is chosen fills its fields and no other, takes complaints back and is asked about', async () => {
  open();
  await types('email', 'work@example.com');
  await types('fullName', '');
  await sends();
  expect(told('errors')).toContain('Please enter your full name');
  await act(async () => screen.getByRole('button', { name: 'Work' }).click());
  const filled = ['fullName', 'email', 'line1', 'state', 'zip'].map(
    (name) => screen.getByLabelText<HTMLInputElement>(name).value,
  );
  expect(filled).toEqual(['Ada King', 'work@example.com', '350 5th Ave', 'NM', '10118']);
  await waitFor(() => expect(asked.at(-1)).toBe('10118'));
  expect(told('errors')).toBe('{}');
});
