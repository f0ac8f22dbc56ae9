import { AccountRefused } from './provider-unavailable.ts';

/**
 * What the first account knows that knows anything; null when each says that it does not. One that refuses is passed over.
 * @throws ProviderUnavailable when one gives no answer, and when one refused and no other knows it.
 */
export const findInTurn = async <Account, Found>(
  accounts: readonly Account[],
  ask: (account: Account) => Promise<Found | null>,
): Promise<Found | null> => {
  let refusal: AccountRefused | null = null;
  for (const account of accounts) {
    try {
      const found = await ask(account);
      if (found !== null) return found;
    } catch (error) {
      if (!(error instanceof AccountRefused)) throw error;
      refusal ??= error;
    }
  }
  if (refusal) throw refusal;
  return null;
};
