import { ProviderUnavailable } from '../provider-unavailable.ts';
import { tokenSchema } from './splitit-answers.ts';

/** The bearer token of our account: fetched when it is first needed, and again shortly before it ends. */
export interface AccessToken {
  get(): Promise<string>;
  forget(): void;
}

const SPARE_MS = 30_000;

export const createAccessToken = (
  options: Pick<SplititClientOptions, 'identityUrl' | 'clientId' | 'clientSecret' | 'timeoutMs'>,
): AccessToken => {
  let current: { readonly token: Promise<string>; endsAt: number } | null = null;
  const renew = (): Promise<string> => {
    const fetched = fetchToken(options);
    // Shared by all who ask while it is on its way; its expiry is known only once it is here.
    const entry = { token: fetched.then(({ token }) => token), endsAt: Number.POSITIVE_INFINITY };
    current = entry;
    fetched.then(
      ({ livesMs }) => {
        entry.endsAt = Date.now() + livesMs - SPARE_MS;
      },
      () => {
        if (current === entry) current = null;
      },
    );
    return entry.token;
  };
  return {
    get: () => (current && current.endsAt > Date.now() ? current.token : renew()),
    forget: () => {
      current = null;
    },
  };
};

/** @throws ProviderUnavailable also when our keys are wrong: no payment can be made then, and no shopper is at fault. */
const fetchToken = async ({
  identityUrl,
  clientId,
  clientSecret,
  timeoutMs,
}: Parameters<typeof createAccessToken>[0]): Promise<{ token: string; livesMs: number }> => {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    scope: 'api.v3',
    client_id: clientId,
    client_secret: clientSecret,
  });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(new URL('/connect/token', identityUrl), {
      method: 'POST',
      body,
      signal,
      redirect: 'error',
    });
    const { access_token: token, expires_in: seconds } = tokenSchema.parse(await answer.json());
    return { token, livesMs: seconds * 1000 };
  } catch (error) {
    throw new ProviderUnavailable('SplitIt gave no access token', { cause: error });
  }
};

export interface SplititClientOptions {
  /** `https://web-api-v3.production.splitit.com` */
  readonly apiUrl: string;
  /** `https://id.production.splitit.com` */
  readonly identityUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
}
