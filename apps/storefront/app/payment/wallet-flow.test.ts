import { describe, expect, it } from 'vitest';
import { startWallet, type WalletClient, type WalletHandlers } from './wallet-flow.ts';

/** A wallet that writes down what is asked of it, and fails where it is told to. */
const walletOf = (failing: keyof WalletClient<string> | null = null) => {
  const log: string[] = [];
  let handlers: WalletHandlers | null = null;
  const step = async (name: keyof WalletClient<string>): Promise<void> => {
    log.push(name);
    if (name === failing) throw new Error(`${name} failed`);
  };
  const wallet: WalletClient<string> = {
    load: () => step('load'),
    createInstance: async () => {
      await step('createInstance');
      return 'instance';
    },
    renderButtons: async (_instance, given) => {
      await step('renderButtons');
      handlers = given;
    },
    tokenize: async (instance, approval) => {
      await step('tokenize');
      return `token of ${instance} and ${String(approval)}`;
    },
  };
  const callbacks = {
    onDisplayed: (isDisplayed: boolean) => log.push(`displayed: ${isDisplayed}`),
    onSuccess: (token: string) => log.push(`success: ${token}`),
    onCancel: () => log.push('cancelled'),
    onError: (error: unknown) => log.push(`error: ${String(error)}`),
    log: (text: string) => log.push(`logged: ${text}`),
  };
  const buttons = (): WalletHandlers => {
    if (!handlers) throw new Error('no buttons');
    return handlers;
  };
  return { wallet, callbacks, log, buttons };
};

const started = async (failing: keyof WalletClient<string> | null = null) => {
  const parts = walletOf(failing);
  await startWallet(parts.wallet, parts.callbacks);
  return parts;
};

describe('a wallet', () => {
  it('loads its client, creates an instance and shows its buttons, in this order', async () => {
    const { log } = await started();
    expect(log).toEqual(['load', 'createInstance', 'renderButtons', 'displayed: true']);
  });

  it('tokenises what was approved and reports success', async () => {
    const { log, buttons } = await started();
    await buttons().onApprove('approval');
    expect(log.slice(4)).toEqual(['tokenize', 'success: token of instance and approval']);
  });

  it('ends in approval, in cancelling, or in an error', async () => {
    const cancelled = await started();
    cancelled.buttons().onCancel();
    expect(cancelled.log.at(-1)).toBe('cancelled');
    const failed = await started();
    failed.buttons().onError('the button broke');
    expect(failed.log.at(-1)).toBe('error: the button broke');
  });

  it('logs every error, passes it on, and says that its button is not displayed', async () => {
    for (const step of ['load', 'createInstance', 'renderButtons'] as const) {
      const { log } = await started(step);
      expect(log.slice(-3)).toEqual([
        'logged: Wallet failed',
        'displayed: false',
        `error: Error: ${step} failed`,
      ]);
    }
    const { log, buttons } = await started('tokenize');
    await buttons().onApprove('approval');
    expect(log.slice(-3)).toEqual([
      'logged: Wallet failed',
      'displayed: false',
      'error: Error: tokenize failed',
    ]);
  });
});
