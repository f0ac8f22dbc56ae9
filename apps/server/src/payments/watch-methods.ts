import type { PaymentAccount, RefreshMethods } from '@counterpane/providers/payment/integration';
import type { FastifyBaseLogger } from 'fastify';

interface MethodWatch {
  readonly accounts: readonly PaymentAccount[];
  readonly logger: Pick<FastifyBaseLogger, 'error'>;
  /** Pages show which ways to pay there are. */
  readonly onChange: () => void;
  readonly everyMs?: number;
  readonly retryMs?: number;
}

const HOUR_MS = 60 * 60_000;
/** Until it answers, shoppers are offered less than there is. */
const RETRY_MS = 5_000;

/**
 * Asks each account which ways to pay it has, once before the store opens and then every hour; no request ever waits for
 * it. It is no job of `jobs`, which run on one process: each process offers by what it knows itself. An account that
 * cannot be asked goes on as it was, at first with what every account has, and is asked again every five seconds.
 */
export const watchMethods = async (watch: MethodWatch): Promise<{ stop(): void }> => {
  const { accounts, everyMs = HOUR_MS, retryMs = RETRY_MS } = watch;
  const timers = new Set<NodeJS.Timeout>();
  const askAgain = (account: AskedAccount, afterMs: number): void => {
    const timer = setTimeout(async () => {
      timers.delete(timer);
      const answered = await ask(account, watch);
      if (!stopped) askAgain(account, answered ? everyMs : retryMs);
    }, afterMs);
    timers.add(timer.unref());
  };
  let stopped = false;
  await Promise.all(
    accounts.flatMap(askedAccounts).map(async (account) => {
      askAgain(account, (await ask(account, watch)) ? everyMs : retryMs);
    }),
  );
  return {
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
};

interface AskedAccount {
  readonly name: string;
  readonly refresh: RefreshMethods;
}

const askedAccounts = ({ name, methods }: PaymentAccount): AskedAccount[] =>
  (methods?.refreshes ?? []).map((refresh) => ({ name, refresh }));

/** Whether the account has answered. */
const ask = async ({ name, refresh }: AskedAccount, { logger, onChange }: MethodWatch): Promise<boolean> => {
  try {
    if (await refresh()) onChange();
    return true;
  } catch (error) {
    logger.error({ err: error, account: name }, 'An account could not be asked which ways to pay it has');
    return false;
  }
};
