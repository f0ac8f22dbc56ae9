import { createCustomerClient } from '@counterpane/contract/customer/customer-calls';
import { result, type Shopper } from './shopper.ts';
import type { TestStore } from './test-store.ts';

type Store = Pick<TestStore, 'sentMail' | 'sweep'>;

/** The calls of an account, by a shopper's browser. */
export const accountOf = (shopper: Shopper) =>
  createCustomerClient((path, init) => shopper.fetch(path, init));

/** The newest code and link that an email was sent. */
export const sentCode = async ({ sweep, sentMail }: Store, email: string) => {
  await sweep();
  const { text = '' } =
    sentMail.findLast(({ to, subject }) => to === email && subject.includes('sign-in code')) ?? {};
  const code = /\b\d{3} \d{3}\b/.exec(text)?.[0] ?? '';
  const address = /http\S+/.exec(text)?.[0];
  return { code, link: address ? (new URL(address).searchParams.get('link') ?? '') : '', address };
};

/** Signs a shopper in, as they do with the code that they were sent. */
export const signsIn = async (store: Store, shopper: Shopper, email: string) => {
  const account = accountOf(shopper);
  result(await account.sendSignInCode(email));
  result(await account.enterSignInCode((await sentCode(store, email)).code));
  return account;
};
