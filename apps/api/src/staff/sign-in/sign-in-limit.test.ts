import { createStaffClient } from '@counterpane/contract/staff/staff-calls';
import { expect, it } from 'vitest';
import { countLimited } from '../../http/limiter.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { hires, PASSWORD, StaffBrowser, signedInOnce } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { turnsOnSecondFactor } from '../testing/authenticator.ts';

const store = useTestStore();

const HOME = '192.0.2.50';

const tries = (email: string, password: string, address: string) => {
  const browser = store.shopper(undefined, address);
  return createStaffClient((path, init) => browser.fetch(path, init)).signIn({ email, password });
};

/** Failures that were counted before: a wrong password takes long to be told from a right one. */
const failures = async (times: number, by: (count: number) => { account: string; address: string }) => {
  for (let count = 0; count < times; count += 1)
    expect(await countLimited(store.deps, 'failSignIn', by(count))).toBe(null);
};

it('Five bad tries at one account do not keep the rest of the staff out, though they share an address', async () => {
  const [maya, ines] = [await hires(store, 'Maya'), await hires(store, 'Ines')];
  for (let count = 0; count < 5; count += 1)
    expect(refusal(await tries(maya, 'wrong', HOME)).status).toBe(401);
  expect(refusal(await tries(maya, PASSWORD, HOME))).toMatchObject({ status: 429, retryAfter: 60 });
  expect(result(await tries(ines, PASSWORD, HOME)).name).toBe('Ines');
  store.clock.forward(60_000);
  expect(result(await tries(maya, PASSWORD, HOME)).name).toBe('Maya');
});

it('One account cannot be guessed from many addresses, and its owner is not locked out where they sign in', async () => {
  const email = await hires(store, 'Rosa');
  result(await tries(email, PASSWORD, HOME));
  await failures(19, (count) => ({ account: email, address: `203.0.113.${count}` }));
  expect(refusal(await tries(email, 'wrong', '203.0.113.100')).status).toBe(401);
  expect(refusal(await tries(email, 'wrong', '203.0.113.101')).status).toBe(429);
  expect(refusal(await tries(email, PASSWORD, '198.51.100.200')).status).toBe(429);
  expect(result(await tries(` ${email.toUpperCase()} `.trim(), PASSWORD, HOME)).name).toBe('Rosa');
});

it('While many passwords wait to be verified strangers come back later, and staff sign in where they usually do', async () => {
  const email = await hires(store, 'Lena');
  result(await tries(email, PASSWORD, HOME));
  // All of them at once: nobody stands in the line yet when they come.
  const strangers = Array.from({ length: 24 }, (_, count) =>
    tries(`nobody${count}@halcyon.example`, 'guess', `203.0.115.${count}`),
  );
  const lena = tries(email, PASSWORD, HOME);
  const told = (await Promise.all(strangers)).map((answer) => refusal(answer));
  const verified = told.filter(({ status }) => status === 401).length;
  const later = told.filter((one) => 'retryAfter' in one && one.retryAfter === 10).length;
  // Sixteen stand in the line; on a quick machine one is through before the last comes.
  expect([verified + later, verified >= 16, later > 0]).toEqual([24, true, true]);
  expect(result(await lena).name).toBe('Lena');
  expect(result(await tries(email, PASSWORD, '203.0.113.150')).name).toBe('Lena');
});

it('The password alone makes no address known to an account that has a second factor', async () => {
  const browser = await signedInOnce(store, 'Vera');
  const phone = await turnsOnSecondFactor(store, browser);
  const [email, guesser] = ['vera@halcyon.example', '198.51.100.60'];
  expect(refusal(await tries(email, PASSWORD, guesser)).code).toBe('code_required');
  await failures(20, (count) => ({ account: email, address: `203.0.114.${count}` }));
  expect(refusal(await tries(email, PASSWORD, guesser)).status).toBe(429);
  store.clock.forward(3_600_000);
  const home = new StaffBrowser(store.api);
  await home.session.signIn({ email, password: PASSWORD });
  result(await home.account.enterCode(await phone.code()));
  await failures(20, (count) => ({ account: email, address: `203.0.114.${count}` }));
  const known = await home.session.signIn({ email, password: PASSWORD });
  expect(refusal(known).code).toBe('code_required');
});

it('Many accounts cannot be tried from one address: sixty failures an hour', async () => {
  await failures(59, (count) => ({ account: `nobody${count}@halcyon.example`, address: '198.51.100.7' }));
  expect(refusal(await tries('nobody59@halcyon.example', 'wrong', '198.51.100.7')).status).toBe(401);
  expect(refusal(await tries('nobody@halcyon.example', 'wrong', '198.51.100.7')).status).toBe(429);
  expect(refusal(await tries('nobody@halcyon.example', 'wrong', '198.51.100.8')).status).toBe(401);
});

it('Signing in well is never counted as a failure', async () => {
  const email = await hires(store, 'Noor');
  for (let count = 0; count < 21; count += 1)
    expect(result(await tries(email, PASSWORD, `10.1.0.${count}`)).name).toBe('Noor');
  for (let count = 0; count < 7; count += 1)
    expect(result(await tries(email, PASSWORD, '10.1.0.1')).name).toBe('Noor');
});
