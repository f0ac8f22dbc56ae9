import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FAILURE_EVENT } from '../failures/report-failure.ts';
import { type ClosableWallet, useWallet } from './use-wallet.ts';
import type { WalletHandlers } from './wallet-flow.ts';

/** A wallet whose script comes when the test lets it, and that says what the shopper does. */
const createWallet = () => {
  const { promise: loaded, resolve: load, reject: fail } = Promise.withResolvers<void>();
  const wallet = {
    load: () => loaded,
    createInstance: async () => 'instance',
    renderButtons: async (_instance: string, handlers: WalletHandlers) => {
      controls.shopper = handlers;
    },
    tokenize: async (_instance: string, approval: unknown) => `token of ${approval}`,
    close: () => {
      controls.closed = true;
    },
  } satisfies ClosableWallet<string>;
  const controls = {
    wallet,
    comes: load,
    fails: fail,
    closed: false,
    shopper: null as WalletHandlers | null,
  };
  return controls;
};

let wallets: ReturnType<typeof createWallet>[];
let tokens: string[];
beforeEach(() => {
  wallets = [];
  tokens = [];
});
const latest = () => {
  const wallet = wallets.at(-1);
  if (!wallet) throw new Error('no wallet was started');
  return wallet;
};

const Panel = ({ isWanted = true }: { readonly isWanted?: boolean }) => {
  const start = () => {
    const controls = createWallet();
    wallets.push(controls);
    return controls.wallet;
  };
  const { state, end, place, retry } = useWallet(isWanted, start, (token) => tokens.push(token));
  return (
    <>
      <div ref={place} />
      <p>{`${state}, ${end === null ? 'open' : end.kind === 'error' ? end.message : end.kind}`}</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </>
  );
};

const told = (): string => screen.getByText(/^(?:none|loading|displayed|missing),/).textContent ?? '';
const comes = () => act(async () => latest().comes());

test('no script is asked for before the wallet is chosen', () => {
  render(<Panel isWanted={false} />);
  expect([told(), wallets.length]).toEqual(['none, open', 0]);
});

test('a wallet that is chosen loads, shows its button, and gives the token of what was approved', async () => {
  render(<Panel />);
  expect(told()).toBe('loading, open');
  await comes();
  expect(told()).toBe('displayed, open');
  await act(async () => latest().shopper?.onApprove('ada’s approval'));
  expect(tokens).toEqual(['token of ada’s approval']);
});

test('a wallet that is left says so, and an approval after that counts', async () => {
  render(<Panel />);
  await comes();
  act(() => latest().shopper?.onCancel());
  expect(told()).toBe('displayed, cancelled');
  await act(async () => latest().shopper?.onApprove('a second thought'));
  expect([told(), tokens]).toEqual(['displayed, open', ['token of a second thought']]);
});

test('a script that does not load is told of, and can be tried again: the first wallet is closed', async () => {
  const heard: unknown[] = [];
  const hear = (event: Event): void => {
    heard.push((event as CustomEvent<{ text: string }>).detail.text);
  };
  window.addEventListener(FAILURE_EVENT, hear);
  render(<Panel />);
  await act(async () => latest().fails(new Error('no network')));
  expect(told()).toBe('missing, no network');
  expect(heard).toEqual(['Wallet failed']);
  act(() => screen.getByRole('button').click());
  expect([wallets[0]?.closed, told()]).toEqual([true, 'loading, open']);
  await comes();
  expect(told()).toBe('displayed, open');
  window.removeEventListener(FAILURE_EVENT, hear);
});

test('what a wallet says after another way to pay was chosen concerns nobody', async () => {
  const { rerender } = render(<Panel />);
  await comes();
  const { shopper, closed } = latest();
  expect(closed).toBe(false);
  rerender(<Panel isWanted={false} />);
  expect(latest().closed).toBe(true);
  await act(async () => {
    shopper?.onCancel();
    await shopper?.onApprove('too late');
  });
  expect([told(), tokens]).toEqual(['displayed, open', []]);
});
