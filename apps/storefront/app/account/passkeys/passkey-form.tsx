import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useText } from '../../language/use-text.ts';
import askPasskeyUrl from './ask-passkey.ts?worker&url';
import styles from './passkeys.module.css';

interface PasskeyFormProps {
  /** Where the form goes once the browser has answered. */
  readonly action: string;
  readonly kind: 'new' | 'sign-in';
  readonly children: ReactNode;
}

/** Where the API is asked what to ask the browser with. */
const QUESTIONS = {
  new: '/api/customers/my/passkeys/question',
  'sign-in': '/api/customers/session/passkey/question',
} as const;

/** A form that a passkey answers: its script shows it, for without script there are no passkeys. */
export const PasskeyForm = ({ action, kind, children }: PasskeyFormProps) => {
  const t = useText();
  return (
    <>
      <Form
        method="post"
        action={action}
        className={styles.form}
        hidden
        data-passkey={QUESTIONS[kind]}
        data-kind={kind}
        data-unused={t('No passkey was used. Nothing has changed.')}
      >
        <input type="hidden" name="passkey" />
        {children}
        <p role="status" className={styles.status} />
      </Form>
      <script type="module" src={askPasskeyUrl} />
    </>
  );
};
