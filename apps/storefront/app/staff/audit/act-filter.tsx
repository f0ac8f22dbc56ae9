import type { StaffActs } from '@counterpane/contract/staff/staff-acts';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { Form } from 'react-router';
import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../form/field.tsx';
import { useText } from '../../language/use-text.ts';
import { ACTION_TEXTS } from './act-labels.ts';
import styles from './audit.module.css';

interface ActFilterProps {
  readonly wanted: Readonly<Record<string, string>>;
  readonly members: StaffActs['members'];
}

/** Whose acts, which, to what and on which day. Ids only: nothing in the address names a customer. */
export const ActFilter = ({ wanted, members }: ActFilterProps) => {
  const t = useText();
  const { member = '', action, object, day } = wanted;
  const known = members.some(({ id }) => id === member);
  const ended = member === '' || known ? [] : [{ id: member, name: null }];
  return (
    <Form method="get" className={styles.filter}>
      <SelectField
        id="member"
        name="member"
        label={t('Member of staff')}
        options={[...members, ...ended].map(({ id, name }) => ({ code: id, title: name ?? id }))}
        defaultValue={member}
        autoComplete="off"
      />
      <SelectField
        id="action"
        name="action"
        label={t('Act')}
        options={Object.entries<PlainMessageId>(ACTION_TEXTS).map(([code, text]) => ({
          code,
          title: t(text),
        }))}
        defaultValue={action}
        autoComplete="off"
      />
      <TextField
        id="object"
        name="object"
        label={t('Order number or id')}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        defaultValue={object}
      />
      <TextField id="day" name="day" label={t('Day (UTC)')} type="date" defaultValue={day} />
      <Button>{t('Show')}</Button>
    </Form>
  );
};
