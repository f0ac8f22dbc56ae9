import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { InstalmentHandlers } from '../wallet/instalment-flow.ts';
import { useInstalments } from './use-instalments.ts';

/** A form of the provider that comes when the test lets it. */
const createForm = () => {
  const { promise: loaded, resolve: comes, reject: fails } = Promise.withResolvers<void>();
  const controls = {
    comes,
    fails,
    isClosed: false,
    shopper: null as InstalmentHandlers<null> | null,
    form: {
      load: () => loaded,
      show: (handlers: InstalmentHandlers<null>) => {
        controls.shopper = handlers;
      },
      close: () => {
        controls.isClosed = true;
      },
    },
  };
  return controls;
};

let forms: ReturnType<typeof createForm>[];
let approved: number;
beforeEach(() => {
  forms = [];
  approved = 0;
});
const latest = () => {
  const form = forms.at(-1);
  if (!form) throw new Error('no form was made');
  return form;
};

const Panel = ({ isWanted = true, plan = '12 of $81.57' }) => {
  const start = () => {
    const controls = createForm();
    forms.push(controls);
    return controls.form;
  };
  const { state, place, tryAgain } = useInstalments(isWanted, plan, start, () => {
    approved += 1;
  });
  return (
    <>
      <div ref={place} />
      <p>{state.kind === 'failed' ? `failed: ${state.message}` : state.kind}</p>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </>
  );
};

const told = (): string => screen.getByRole('paragraph').textContent ?? '';
const comes = () => act(async () => latest().comes());

test('the form is asked for when it is wanted, is loading, then shown [C4.30]', async () => {
  const { rerender } = render(<Panel isWanted={false} />);
  expect([told(), forms.length]).toEqual(['none', 0]);
  rerender(<Panel />);
  expect(told()).toBe('loading');
  await comes();
  expect(told()).toBe('shown');
});

test('what is approved is told once, and the form is gone [C4.31]', async () => {
  render(<Panel />);
  await comes();
  act(() => latest().shopper?.onSuccess(null));
  act(() => latest().shopper?.onSuccess(null));
  expect([told(), approved, latest().isClosed]).toEqual(['approved', 1, true]);
});

test('a shopper who turns back may begin again, with a new form [C4.31]', async () => {
  render(<Panel />);
  await comes();
  act(() => latest().shopper?.onCancel());
  expect([told(), latest().isClosed]).toEqual(['cancelled', true]);
  act(() => screen.getByRole('button').click());
  expect([told(), forms.length]).toEqual(['loading', 2]);
});

test('a form that does not come, or declines, says why [C4.31]', async () => {
  render(<Panel />);
  await act(async () => latest().fails(new Error('The form did not load.')));
  expect(told()).toBe('failed: The form did not load.');
  act(() => screen.getByRole('button').click());
  await comes();
  act(() => latest().shopper?.onError(new Error('Your card was declined.')));
  expect(told()).toBe('failed: Your card was declined.');
});

test('another plan is another form, and what the first one says then concerns no one', async () => {
  const { rerender } = render(<Panel />);
  await comes();
  const first = latest();
  rerender(<Panel plan="3 of $326.27" />);
  expect([first.isClosed, told(), forms.length]).toEqual([true, 'loading', 2]);
  act(() => first.shopper?.onSuccess(null));
  expect([told(), approved]).toEqual(['loading', 0]);
});
