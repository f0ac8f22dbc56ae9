import type { PlainMessageId } from '@counterpane/messages/message-id';
import { placeholders } from '@counterpane/messages/placeholders';
import { CONTACT_TOPICS, type ContactTopic } from '@counterpane/rules/content/validate-contact-message';
import { Button } from '../../../design/button.tsx';
import { ErrorSummary } from '../../../form/error-summary.tsx';
import fieldStyles from '../../../form/field.module.css';
import { SelectField, TextField } from '../../../form/field.tsx';
import { InterpolatedText } from '../../../language/interpolated-text.tsx';
import { useText } from '../../../language/use-text.ts';
import type { MessageState } from './contact-form.ts';
import styles from './support-form.module.css';

const TITLES: Readonly<Record<ContactTopic, PlainMessageId>> = {
  order: 'An order',
  choice: 'Choosing a bed',
  return: 'A return',
  warranty: 'Warranty',
  discount: 'Discount code',
  referral: 'Refer a friend',
  affiliates: 'Affiliates',
  press: 'Press',
  privacy: 'Privacy',
  security: 'Security',
  accessibility: 'Accessibility',
  other: 'Something else',
};

interface SupportFormProps {
  /** What the address says that it is about. */
  readonly topic: string;
  readonly message: MessageState;
}

/** A message to a person. A plain form: what was typed comes back with what is wrong with it. */
export const SupportForm = ({ topic, message: { reference, values, errors } }: SupportFormProps) => {
  const t = useText();
  if (reference !== null) return <Sent reference={reference} />;
  const options = CONTACT_TOPICS.map((code) => ({ code, title: t(TITLES[code]) }));
  return (
    <section className={styles.box} aria-labelledby="write-to-us">
      <h2 id="write-to-us">{t('Write to us')}</h2>
      <ErrorSummary errors={errors} idOf={idOf} attempt={0} />
      <form method="post" className={styles.form} noValidate>
        <TextField
          id={idOf('name')}
          name="name"
          label={t('Name')}
          defaultValue={values?.name}
          error={errors.name}
          autoComplete="name"
        />
        <TextField
          id={idOf('email')}
          name="email"
          type="email"
          label={t('Email')}
          defaultValue={values?.email}
          error={errors.email}
          autoComplete="email"
        />
        <TextField
          id={idOf('phone')}
          name="phone"
          type="tel"
          label={t('Phone')}
          isOptional
          defaultValue={values?.phone}
          error={errors.phone}
          autoComplete="tel"
        />
        <SelectField
          id={idOf('topic')}
          name="topic"
          label={t('What is it about?')}
          options={options}
          defaultValue={values?.topic ?? topic}
          autoComplete="off"
        />
        <MessageField text={values?.message} error={errors.message} />
        <Button look="primary">{t('Send message')}</Button>
      </form>
    </section>
  );
};

const idOf = (field: string): string => `support-${field}`;

const MessageField = ({
  text,
  error,
}: {
  readonly text?: string | undefined;
  readonly error?: string | undefined;
}) => {
  const t = useText();
  const id = idOf('message');
  return (
    <div className={`${fieldStyles.field} ${styles.wide}`}>
      <label className={fieldStyles.label} htmlFor={id}>
        {t('Message')}
      </label>
      <textarea
        id={id}
        name="message"
        rows={7}
        className={fieldStyles.input}
        defaultValue={text}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
};

const Sent = ({ reference }: { reference: string }) => {
  const t = useText();
  return (
    <section className={`${styles.box} ${styles.sent}`} role="status">
      <h2>{t('We have your message')}</h2>
      <p>
        <InterpolatedText
          text={t('Its reference is {reference}.', placeholders('reference'))}
          gap="reference"
        >
          <strong>{reference}</strong>
        </InterpolatedText>{' '}
        {t('We have sent a line to your address to say so, and answer within one business day.')}
      </p>
    </section>
  );
};
