import { useText } from '../../language/use-text.ts';

/** Beside prices that no script asks for anew: shown by live-prices.ts to who came with a code. */
export const CouponNote = ({ className }: { readonly className?: string | undefined }) => {
  const t = useText();
  return (
    <p className={className} data-coupon-note="" hidden>
      {t('Your code is not in these prices yet.')}
    </p>
  );
};

/** Without script no price has a code in it, and nobody knows who came with one. */
export const CouponNoteWithoutScript = ({ className }: { readonly className?: string | undefined }) => {
  const t = useText();
  return (
    <p className={className}>
      {t('A code that came with a link is not in these prices: it counts in the cart.')}
    </p>
  );
};
