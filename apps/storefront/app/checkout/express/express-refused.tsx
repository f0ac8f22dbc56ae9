import type { CartView } from '@counterpane/contract/cart/carts';
import { Notice } from '../../design/notice.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { PaymentError } from '../../payment/payment-error.tsx';
import type { PlaceRefusal } from '../review/refusal.ts';

interface ExpressRefusedProps {
  readonly refusal: PlaceRefusal;
  /** What is asked now. */
  readonly total: CartView['totalPrice'];
}

/** Why what the wallet approved is no order. Nothing was charged; the wallet may be asked again. */
export const ExpressRefused = ({ refusal, total }: ExpressRefusedProps) => {
  const t = useText();
  const format = useFormat();
  if (refusal.kind === 'payment') return <PaymentError text={refusal.text} />;
  const shown = (amount: number) => format.money({ ...total, amount }, 'always');
  return (
    <Notice look="bad" takesFocus>
      {refusal.kind === 'price_changed'
        ? t('The total has changed from {expected} to {actual}. Nothing was charged; please look again.', {
            expected: shown(refusal.expected),
            actual: shown(refusal.actual),
          })
        : refusal.text}
    </Notice>
  );
};
