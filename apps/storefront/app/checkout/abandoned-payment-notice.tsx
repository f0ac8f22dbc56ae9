import { Notice } from '../design/notice.tsx';
import { localizeName } from '../language/localize-name.ts';
import { useText } from '../language/use-text.ts';
import type { AbandonedPayment } from '../payment/abandoned-payment.ts';

/**
 * Says that nothing was approved on a provider's page, and that nothing was charged where that is known. Some companies lead back
 * by one address who turned back and who was declined.
 */
export const AbandonedPaymentNotice = ({ label, isSilent }: Omit<AbandonedPayment, 'failure'>) => {
  const t = useText();
  const name = { label: localizeName(t, label) };
  return (
    <Notice takesFocus isUndone>
      {isSilent
        ? t(
            'You left {label}, which does not answer at the moment. Whether it charged you is not known yet.',
            name,
          )
        : t('Your payment with {label} was not completed. Nothing was charged.', name)}
    </Notice>
  );
};
