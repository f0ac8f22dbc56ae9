import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PaymentMethods } from './payment-methods.tsx';
import { useHydrated } from './use-hydrated.ts';

const offered = [
  { id: 'stripeDirect', label: 'Card', entry: 'card-fields' },
  { id: 'amazonPay', label: 'Amazon Pay', entry: 'button' },
] as const;

const Panel = () => useHydrated() && 'the script runs';

const Page = () => (
  <PaymentMethods
    methods={offered}
    chosen="stripeDirect"
    onChoose={() => undefined}
    panelOf={() => <Panel />}
  />
);
const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);

const radiosOf = (page: HTMLElement): boolean[] =>
  [...page.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ disabled }) => disabled);

test('a way to pay that is a button of a script can be chosen only where one runs, and says so where none does', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Stub />);
  expect(radiosOf(container)).toEqual([false, true]);
  expect(container.innerHTML).toContain('Amazon Pay needs JavaScript. Please choose Card instead.');
  expect(container.textContent).not.toContain('the script runs');
  await act(async () => void render(<Stub />, { container, hydrate: true }));
  expect(radiosOf(container)).toEqual([false, false]);
  expect(container.innerHTML).not.toContain('needs JavaScript');
  expect(container.textContent).toContain('the script runs');
});
