import { afterEach, expect, test, vi } from 'vitest';
import { createFlexForm } from './flex-form.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'Splitit');
});

interface Setup {
  readonly ipn: string;
  readonly container: string;
  readonly numberOfInstallments: number;
  onSuccess(): void;
  onError(told: unknown): void;
}

/** A page whose script of SplitIt comes, and is ready at once. */
const open = (loadScript = async () => undefined as undefined) => {
  const place = document.createElement('div');
  place.id = 'splitit';
  const setups: Setup[] = [];
  const log: string[] = [];
  const comes = async () => {
    await loadScript();
    const setup = (options: Setup) => {
      setups.push(options);
      place.append('the form');
      return { ready: (callback: () => void) => callback() };
    };
    Reflect.set(window, 'Splitit', { FlexForm: { setup } });
  };
  const form = createFlexForm({
    scriptUrl: 'https://flex-form.example/flex-form.js',
    plan: '123',
    numberOfPayments: 6,
    culture: 'en-US',
    place,
    loadScript: comes,
  });
  const show = () =>
    form.show({
      onSuccess: () => log.push('approved'),
      onCancel: () => log.push('cancelled'),
      onError: (error) => log.push(String(error)),
    });
  return { form, place, setups, log, show };
};

test('The form of a plan is set up in its place with the number of payments, and shown when it is ready', async () => {
  const { form, place, setups, log, show } = open();
  await form.load();
  expect(place.hidden).toBe(true);
  expect(setups[0]).toMatchObject({ ipn: '123', container: 'splitit', numberOfInstallments: 6 });
  show();
  expect(place.hidden).toBe(false);
  setups[0]?.onSuccess();
  setups[0]?.onError([{ error: 'Your card was declined.' }]);
  setups[0]?.onError({ message: 'Not now.' });
  setups[0]?.onError(undefined);
  expect(log).toEqual(['approved', 'Error: Your card was declined.', 'Error: Not now.', 'Error']);
});

test('A form that is closed says nothing any more', async () => {
  const { form, place, setups, log, show } = open();
  await form.load();
  show();
  form.close();
  setups[0]?.onSuccess();
  expect([log, place.childNodes.length]).toEqual([[], 0]);
});

test('A script that does not come is told in plain words', async () => {
  const { form } = open(() =>
    Promise.reject(new Error('https://flex-form.example/flex-form.js did not load')),
  );
  await expect(form.load()).rejects.toThrow('The form did not load.');
});
