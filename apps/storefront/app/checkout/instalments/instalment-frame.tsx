import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useText } from '../../language/use-text.ts';
import type { SplititForm } from '../../services.ts';
import type { MethodPanelProps } from '../billing/method-panel-props.ts';
import { createInstalmentForm } from './instalment-form.ts';
import styles from './instalment-panel.module.css';
import { REPLACED_PLAN_FIELD } from './parse-instalments.ts';
import { type InstalmentState, useInstalments } from './use-instalments.ts';

/** What the panel of instalments takes of a method's. */
export type InstalmentPanelProps = Pick<
  MethodPanelProps,
  'method' | 'isChosen' | 'scripts' | 'total' | 'numberOfPayments' | 'token' | 'onToken'
>;

interface InstalmentFrameProps extends InstalmentPanelProps {
  readonly splitit: SplititForm;
  readonly payments: number;
  /** The shopper has approved just these payments before. */
  readonly isApproved: boolean;
}

/** The provider's form, word of how it ended, and what to do without script. */
export const InstalmentFrame = (props: InstalmentFrameProps) => {
  const { method, isChosen, splitit, payments, total, token, isApproved, onToken } = props;
  const t = useText();
  const { state, place, tryAgain } = useInstalments(
    isChosen && !isApproved,
    `${total.amount} ${total.currency} in ${payments}`,
    (element) =>
      createInstalmentForm({
        form: splitit,
        amount: total,
        numberOfPayments: payments,
        title: t('{label}: approve your payments', { label: method.label }),
        place: element,
        page: window,
      }),
    ({ planNumber, card }) => onToken({ provider: method.id, id: planNumber, card }),
  );
  const isOpen = state.kind === 'loading' || state.kind === 'shown' || state.kind === 'cancelled';
  return (
    <>
      {isApproved && token ? (
        <p className={styles.note}>
          {t('Your payments are approved, with {brand} ending in {last4}.', { ...token.card })}
        </p>
      ) : (
        <Ending state={state} label={method.label} onTryAgain={tryAgain} />
      )}
      {!isApproved && isOpen && <input type="hidden" name={REPLACED_PLAN_FIELD} value={token?.id ?? ''} />}
      <div ref={place} className={styles.place} />
    </>
  );
};

interface EndingProps {
  readonly state: InstalmentState;
  readonly label: string;
  readonly onTryAgain: () => void;
}

const Ending = ({ state, label, onTryAgain }: EndingProps) => {
  const t = useText();
  const again = (
    <Button type="button" onClick={onTryAgain}>
      {t('Try again')}
    </Button>
  );
  switch (state.kind) {
    case 'none':
      return (
        <p className={styles.note}>
          {t(
            'The form of {label} needs JavaScript. Without it {label} asks for your card on its own page after you place the order. Or choose Card instead.',
            { label },
          )}
        </p>
      );
    case 'loading':
      return (
        <p className={styles.note} role="status">
          {t('Loading {label}…', { label })}
        </p>
      );
    case 'cancelled':
      return (
        <Notice>
          <p>{t('You left {label} before you approved. Nothing was charged.', { label })}</p>
          {again}
        </Notice>
      );
    case 'failed':
      return (
        <Notice look="bad">
          <p>
            {state.message}{' '}
            {t(
              'Nothing was charged. Try again, or choose another way to pay. If you go on with {label}, it asks on its own page after you place the order.',
              { label },
            )}
          </p>
          {again}
        </Notice>
      );
    case 'shown':
      return null;
    case 'approved':
      return (
        <p className={styles.note} role="status">
          {t('Your payments are approved.')}
        </p>
      );
  }
};
