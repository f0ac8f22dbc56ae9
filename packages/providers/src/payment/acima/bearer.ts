import { ProviderUnavailable } from '../provider-unavailable.ts';
import { tokenSchema } from './acima-answers.ts';

interface BearerOptions {
  readonly apiUrl: string;
  readonly merchantId: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
}

const SPARE_MS = 30_000;

/** The access token of our account: fetched when it is first needed, and again shortly before it ends. */
export const createBearer = (options: BearerOptions): (() => Promise<string>) => {
  let current: { readonly token: string; readonly endsAt: number } | null = null;
  return async () => {
    if (current && current.endsAt > Date.now()) return current.token;
    current = await fetchToken(options);
    return current.token;
  };
};

/** @throws ProviderUnavailable also when our keys are wrong: no payment can be made then, and no shopper is at fault. */
const fetchToken = async ({ apiUrl, merchantId, apiKey, timeoutMs }: BearerOptions) => {
  try {
    const answer = await fetch(new URL('/api/oauth/token', apiUrl), {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: merchantId,
        client_secret: apiKey,
        audience: 'https://aperture.acimacredit.com',
        grant_type: 'client_credentials',
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { access_token: token, expires_in: seconds } = tokenSchema.parse(await answer.json());
    return { token, endsAt: Date.now() + seconds * 1000 - SPARE_MS };
  } catch (error) {
    throw new ProviderUnavailable('Acima gave no access token', { cause: error });
  }
};
