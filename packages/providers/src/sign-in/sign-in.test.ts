import { choosePerson } from '@counterpane/sandboxes/sign-in/choose-person';
import { startSignIn } from '@counterpane/sandboxes/sign-in/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appleSignIn } from './apple-sign-in.ts';
import { googleSignIn } from './google-sign-in.ts';
import type { BegunSignIn, SignInCompany } from './port.ts';

type Sandbox = Awaited<ReturnType<typeof startSignIn>>;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSignIn({ port: 0, host: 'localhost' });
});
afterAll(() => sandbox.close());

const setting = (name: string): string => sandbox.settings[name] ?? '';

const google = (clientSecret = setting('GOOGLE_SIGN_IN_SECRET')): SignInCompany =>
  googleSignIn({
    clientId: setting('GOOGLE_SIGN_IN_ID'),
    clientSecret,
    issuer: setting('GOOGLE_SIGN_IN_ISSUER'),
    timeoutMs: 2_000,
  });

const apple = (keyId = setting('APPLE_SIGN_IN_KEY_ID')): SignInCompany =>
  appleSignIn({
    clientId: setting('APPLE_SIGN_IN_ID'),
    teamId: setting('APPLE_SIGN_IN_TEAM'),
    keyId,
    privateKey: setting('APPLE_SIGN_IN_KEY'),
    issuer: setting('APPLE_SIGN_IN_ISSUER'),
    timeoutMs: 2_000,
  });

const SIGN_IN: BegunSignIn = {
  redirectUri: 'https://drift.example/login/google/return',
  state: 'a state of this browser',
  nonce: 'a nonce of this question',
  codeVerifier: 'a-verifier-of-this-question-that-is-long-enough',
};

const identify = async (company: SignInCompany, chosen: Readonly<Record<string, string>>, asked = SIGN_IN) =>
  company.identify(asked, await choosePerson(await company.begin(SIGN_IN), chosen));

describe('signing in with Google', () => {
  it('tells who it is, and vouches for the mailboxes that Google holds', async () => {
    const ada = await identify(google(), { email: 'ada@gmail.com' });
    expect(ada).toMatchObject({ email: 'ada@gmail.com', provesEmail: true });
    expect(await identify(google(), { email: 'ada@gmail.com' })).toEqual(ada);
    const hosted = await identify(google(), { email: 'ada@lovelace.example', hosted: '1' });
    expect(hosted).toMatchObject({ provesEmail: true });
    expect(hosted.subject).not.toBe(ada.subject);
  });

  it('does not vouch for a mailbox that is held elsewhere', async () => {
    const elsewhere = await identify(google(), { email: 'ada@lovelace.example' });
    expect(elsewhere).toMatchObject({ email: 'ada@lovelace.example', provesEmail: false });
  });

  it('is refused for another state, another nonce, another verifier, another secret and a second time', async () => {
    const others = [
      { state: 'x' },
      { nonce: 'x' },
      { codeVerifier: 'another-verifier-that-is-also-long-enough-x' },
    ];
    for (const other of others)
      await expect(
        identify(google(), { email: 'ada@gmail.com' }, { ...SIGN_IN, ...other }),
      ).rejects.toThrow();
    await expect(identify(google('another'), { email: 'ada@gmail.com' })).rejects.toThrow();
    const company = google();
    const answer = await choosePerson(await company.begin(SIGN_IN), { email: 'ada@gmail.com' });
    await company.identify(SIGN_IN, answer);
    await expect(company.identify(SIGN_IN, answer)).rejects.toThrow();
  });

  it('that is cancelled, or of a company that does not answer, is no sign-in', async () => {
    await expect(identify(google(), { cancel: '1' })).rejects.toMatchObject({
      error: 'access_denied',
    });
    const silent = googleSignIn({
      ...{ clientId: 'x', clientSecret: 'x', issuer: 'http://localhost:1/google', timeoutMs: 500 },
    });
    await expect(silent.begin(SIGN_IN)).rejects.toThrow();
  });
});

describe('signing in with Apple', () => {
  it('tells who it is by a form, and vouches for a relayed address too', async () => {
    const page = await apple().begin(SIGN_IN);
    expect(page.searchParams.get('response_mode')).toBe('form_post');
    expect(await identify(apple(), { email: 'x7@privaterelay.appleid.com' })).toMatchObject({
      email: 'x7@privaterelay.appleid.com',
      provesEmail: true,
    });
  });

  it('is refused for a secret that another key has signed, and for another nonce', async () => {
    await expect(identify(apple('OTHERKEY01'), { email: 'ada@example.com' })).rejects.toThrow();
    await expect(
      identify(apple(), { email: 'ada@example.com' }, { ...SIGN_IN, nonce: 'x' }),
    ).rejects.toThrow();
  });

  it('that is cancelled is no sign-in', async () => {
    await expect(identify(apple(), { cancel: '1' })).rejects.toMatchObject({
      error: 'user_cancelled_authorize',
    });
  });
});
