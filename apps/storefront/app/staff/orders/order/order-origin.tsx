import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { ThanksDecision } from '@counterpane/rules/privacy/decide-thanks';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import styles from '../staff-orders.module.css';

const DECISION_TEXTS = {
  thanked: 'Both have their store credit.',
  unknown_code: 'No thank-you: the code is of no account.',
  same_person: 'No thank-you: it is one person.',
  same_address: 'No thank-you: it is one address.',
  no_bed_left: 'No thank-you: the bed went back.',
  friend_thanked_before: 'No thank-you: the friend has been thanked before.',
  five_this_year: 'No thank-you: five friends this year already.',
} as const satisfies Readonly<Record<ThanksDecision, PlainMessageId>>;

/** Who recommended the shop to the customer, and which campaigns led here. */
export const OrderOrigin = ({
  order: { referral, campaigns },
}: {
  readonly order: Pick<StaffOrder, 'referral' | 'campaigns'>;
}) => {
  const t = useText();
  const { days } = useFormat();
  const dayOf = (day: string) => days.date(`${day}T12:00:00Z`);
  const thanks = referral?.thanks ?? null;
  return (
    <>
      {referral && (
        <p className={styles.detail}>
          {referral.email === null
            ? t('Recommended by a link with the code {code}', { code: referral.code })
            : t('Recommended by {email}, by the link of that account', { email: referral.email })}
          {'. '}
          {thanks &&
            (thanks.decision === null
              ? t('The thank-you is due on {date}, if the bed stays.', { date: dayOf(thanks.dueOn) })
              : t(DECISION_TEXTS[thanks.decision]))}
        </p>
      )}
      {campaigns.map(({ words, on }, index) => (
        <p key={index === 0 ? 'first' : 'last'} className={styles.detail}>
          {index === 0
            ? t('First visit from {campaign}, {date}', { campaign: words, date: dayOf(on) })
            : t('Last visit from {campaign}, {date}', { campaign: words, date: dayOf(on) })}
        </p>
      ))}
    </>
  );
};
