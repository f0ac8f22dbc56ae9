import type { Answer } from '@counterpane/contract/call';
import type { createAccountClient } from '@counterpane/contract/staff/account-calls';
import type { SecondFactorSetup } from '@counterpane/contract/staff/staff-account';
import { type QrPath, qrPath } from '../qr-path.server.ts';

/** What a form of the page came to: a key to copy into an app, codes to keep, or why neither. */
export type SecondFactorStep =
  | ({ readonly step: 'setup'; readonly qr: QrPath; readonly error: string | null } & SecondFactorSetup)
  | { readonly step: 'codes'; readonly recoveryCodes: readonly string[] }
  | { readonly step: 'refused'; readonly error: string };

type AccountClient = ReturnType<typeof createAccountClient>;

interface Changed {
  readonly status: number;
  readonly step: SecondFactorStep;
}

/** Does what a form of the page asks for. */
export const changeSecondFactor = async (client: AccountClient, form: FormData): Promise<Changed> => {
  const textOf = (name: string) => String(form.get(name) ?? '').trim();
  if (textOf('intent') === 'codes')
    return codesOf(await client.makeRecoveryCodes({ current: String(form.get('current') ?? '') }));
  if (textOf('intent') !== 'confirm') return setupOf(await client.beginSecondFactor());
  const answer = await client.confirmSecondFactor(textOf('code'));
  if (answer.ok || answer.error.code !== 'code_wrong') return codesOf(answer);
  // The key stays on the page: it was shown once, and is in an app by now.
  const [key, uri] = [textOf('key').slice(0, 64), textOf('uri').slice(0, 400)];
  const { status, error } = answer;
  return { status, step: { step: 'setup', key, uri, qr: qrPath(uri), error: error.error } };
};

const setupOf = (answer: Answer<SecondFactorSetup>): Changed =>
  answer.ok
    ? { status: 200, step: { step: 'setup', ...answer.result, qr: qrPath(answer.result.uri), error: null } }
    : refused(answer);

const codesOf = (answer: Answer<{ recoveryCodes: string[] }>): Changed =>
  answer.ok ? { status: 200, step: { step: 'codes', ...answer.result } } : refused(answer);

const refused = ({ status, error }: { status: number; error: { error: string } }): Changed => ({
  status,
  step: { step: 'refused', error: error.error },
});
