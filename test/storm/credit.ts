import type { Client, FetchApi } from '@counterpane/contract/client';
import { createCustomerClient } from '@counterpane/contract/customer/customer-calls';
import { again, until } from './visitor.ts';

/** As long as an email may take while the storm rages. */
const MAIL_MS = 15_000;

/** Signs a customer in by the code that is sent to their email; false where it does not come in time. */
export const signsIn = async (
  browser: FetchApi,
  email: string,
  findCode: (email: string) => Promise<string | null>,
): Promise<boolean> => {
  const account = createCustomerClient(browser);
  const asked = await again(() => account.sendSignInCode(email));
  if (!asked.ok) return false;
  let code: string | null = null;
  await until(MAIL_MS, async () => {
    code = await findCode(email);
    return code !== null;
  });
  if (code === null) return false;
  const wanted: string = code;
  const entered = await again(() => account.enterSignInCode(wanted));
  // The answer to the first of two may be lost, and a code works once: the account itself says whether it is open.
  return entered.ok || (await again(() => account.credit())).ok;
};

/** Cents that store credit pays of the cart, for a customer who uses it; 0 for everybody else. */
export const creditOf = async (client: Client): Promise<number> => {
  await again(() => client.useCredit(true));
  const checkout = await again(() => client.checkout());
  return checkout.ok ? (checkout.result.credit?.used.amount ?? 0) : 0;
};
