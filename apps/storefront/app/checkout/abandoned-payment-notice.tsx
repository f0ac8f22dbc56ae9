import { Notice } from '../design/notice.tsx';
import { localizeName } from '../language/localize-name.ts';
import { useText } from '../language/use-text.ts';
import type { AbandonedPayment } from '../payment/abandoned-payment.ts';

/** Says that the shopper left a provider's page before approving, and that nothing was charged where that is known. */
export const AbandonedPaymentNotice = ({ label, isSilent }: AbandonedPayment) => {
  const t = useText();
  const name = { label: localizeName(t, label) };
  return (
    <Notice takesFocus>
      {isSilent
        ? t(
            'You left {label}, which does not answer at the moment. Whether it charged you is not known yet.',
            name,
          )
        : t('You left {label} before you approved. Nothing was charged.', name)}
    </Notice>
  );
};
