import { TextField } from '../../form/field.tsx';
import { useText } from '../../language/use-text.ts';
import { useStaffSession } from '../use-staff-session.ts';
import { REAUTHENTICATION_FIELDS } from './field-names.ts';

/** Asks for the password or code again, once the last time is ten minutes ago. */
export const ReauthenticationField = ({ id }: { id: string }) => {
  const t = useText();
  const session = useStaffSession();
  if (!session || session.isProved) return null;
  return session.provesBy === 'code' ? (
    <TextField
      id={id}
      name={REAUTHENTICATION_FIELDS.code}
      label={t('Code of your authenticator app')}
      autoComplete="one-time-code"
      spellCheck={false}
      required
      maxLength={40}
    />
  ) : (
    <TextField
      id={id}
      name={REAUTHENTICATION_FIELDS.password}
      label={t('Your password')}
      type="password"
      autoComplete="current-password"
      required
      maxLength={256}
    />
  );
};
