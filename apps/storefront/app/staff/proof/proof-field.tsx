import { TextField } from '../../form/field.tsx';
import { useText } from '../../language/use-text.ts';
import { useStaffSession } from '../use-staff-session.ts';
import { PROOF_FIELDS } from './proof-fields.ts';

/** Asks in the form itself who is there, once the last proof is ten minutes old. */
export const ProofField = ({ id }: { id: string }) => {
  const t = useText();
  const session = useStaffSession();
  if (!session || session.isProved) return null;
  return session.provesBy === 'code' ? (
    <TextField
      id={id}
      name={PROOF_FIELDS.code}
      label={t('Code of your authenticator app')}
      autoComplete="one-time-code"
      spellCheck={false}
      required
      maxLength={40}
    />
  ) : (
    <TextField
      id={id}
      name={PROOF_FIELDS.password}
      label={t('Your password')}
      type="password"
      autoComplete="current-password"
      required
      maxLength={256}
    />
  );
};
