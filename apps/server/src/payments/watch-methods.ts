import type { AskedAccount, PaymentAccount } from '@counterpane/providers/payment/integration';
import type { FastifyBaseLogger } from 'fastify';

interface MethodWatch {
  readonly accounts: readonly PaymentAccount[];
  readonly known: KnownMethods;
  readonly logger: Pick<FastifyBaseLogger, 'error'>;
  /** Pages show which ways to pay there are. */
  readonly onChange: () => void;
  readonly everyMs?: number;
  readonly retryMs?: number;
}

/** What accounts were last found to have; it outlives every process of the store. */
interface KnownMethods {
  find(account: string): Promise<readonly string[] | null>;
  save(account: string, methods: readonly string[]): Promise<void>;
}

const HOUR_MS = 60 * 60_000;
/** Until it answers, shoppers may be offered what there is no more. */
const RETRY_MS = 5_000;

/**
 * Asks each account which ways to pay it has, once before the store opens and then every hour; no request ever waits for
 * it. It is no job of `jobs`, which run on one process: each process offers by what it knows itself. An account that
 * cannot be asked goes on as it was, at first as any process of the store knew it last, and is asked again every five seconds.
 * One that never answered has what every account has.
 */
export const watchMethods = async (watch: MethodWatch): Promise<{ stop(): void }> => {
  const { accounts, known, everyMs = HOUR_MS, retryMs = RETRY_MS } = watch;
  const timers = new Set<NodeJS.Timeout>();
  const askAgain = (named: NamedAccount, afterMs: number): void => {
    const timer = setTimeout(async () => {
      timers.delete(timer);
      const answered = await ask(named, watch);
      if (!stopped) askAgain(named, answered ? everyMs : retryMs);
    }, afterMs);
    timers.add(timer.unref());
  };
  let stopped = false;
  await Promise.all(
    accounts.flatMap(namedAccounts).map(async (named) => {
      const before = await known.find(named.asked.account);
      if (before) named.asked.recall(before);
      askAgain(named, (await ask(named, watch)) ? everyMs : retryMs);
    }),
  );
  return {
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
};

interface NamedAccount {
  /** The company. */
  readonly name: string;
  readonly asked: AskedAccount;
}

const namedAccounts = ({ name, methods }: PaymentAccount): NamedAccount[] =>
  (methods?.asked ?? []).map((asked) => ({ name, asked }));

/** Whether the account has answered. */
const ask = async (
  { name, asked }: NamedAccount,
  { known, logger, onChange }: MethodWatch,
): Promise<boolean> => {
  try {
    if (await asked.refresh()) onChange();
    await known.save(asked.account, asked.known());
    return true;
  } catch (error) {
    logger.error({ err: error, account: name }, 'An account could not be asked which ways to pay it has');
    return false;
  }
};
