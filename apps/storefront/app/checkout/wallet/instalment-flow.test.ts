import { describe, expect, it } from 'vitest';
import { type InstalmentHandlers, startInstalments } from './instalment-flow.ts';

const start = async (load: () => Promise<void> = async () => undefined) => {
  const log: string[] = [];
  let shown: InstalmentHandlers<string> | null = null;
  const form = {
    load: async () => {
      log.push('load');
      await load();
    },
    show: (handlers: InstalmentHandlers<string>) => {
      log.push('show');
      shown = handlers;
    },
  };
  const handlers: InstalmentHandlers<string> = {
    onSuccess: (token) => log.push(`success: ${token}`),
    onCancel: () => log.push('cancelled'),
    onError: (error) => log.push(`error: ${String(error)}`),
  };
  await startInstalments(form, handlers, (text) => log.push(`logged: ${text}`));
  const onForm = (): InstalmentHandlers<string> => {
    if (!shown) throw new Error('the form is not shown');
    return shown;
  };
  return { log, onForm };
};

describe('the form of an instalment provider', () => {
  it('is loaded, then shown', async () => {
    expect((await start()).log).toEqual(['load', 'show']);
  });

  it('ends in success, in cancelling, or in an error', async () => {
    const { log, onForm } = await start();
    onForm().onSuccess('token');
    onForm().onCancel();
    onForm().onError('no plan');
    expect(log.slice(2)).toEqual([
      'success: token',
      'cancelled',
      'logged: Instalment form failed',
      'error: no plan',
    ]);
  });

  it('logs that it could not be loaded', async () => {
    const { log } = await start(() => Promise.reject(new Error('offline')));
    expect(log).toEqual(['load', 'logged: Instalment form failed', 'error: Error: offline']);
  });
});
