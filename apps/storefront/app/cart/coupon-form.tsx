import type { CartView } from '@counterpane/contract/carts';
import { displayMoney } from '@counterpane/rules/money/display';
import { useId } from 'react';
import { Form } from 'react-router';
import { Button } from '../design/button.tsx';
import { useText } from '../language/use-text.ts';
import styles from './coupon-form.module.css';

/** A change that the API refused, with what was typed. */
export interface RefusedChange {
  readonly error: string;
  readonly isCoupon: boolean;
  readonly typed: string;
}

type Coupon = CartView['couponDetails'];

interface CouponFormProps {
  readonly coupon: Coupon;
  readonly refused: RefusedChange | null;
}

export const CouponForm = ({ coupon, refused }: CouponFormProps) => {
  const t = useText();
  const id = useId();
  if (coupon !== null) return <GivenCoupon coupon={coupon} />;
  return (
    <Form method="post" replace preventScrollReset className={styles.form}>
      <label htmlFor={id}>{t('Coupon code')}</label>
      <input
        id={id}
        className={styles.input}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={refused?.typed}
        aria-invalid={refused !== null}
        aria-describedby={refused === null ? undefined : `${id}e`}
      />
      <Button look="quiet" name="intent" value="coupon">
        {t('Apply')}
      </Button>
      {refused !== null && (
        <p id={`${id}e`} className={styles.error} role="alert">
          {refused.error}
        </p>
      )}
    </Form>
  );
};

/** The coupon in the cart: what it takes off, or why it takes nothing off yet. */
const GivenCoupon = ({ coupon }: { coupon: NonNullable<Coupon> }) => {
  const t = useText();
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      className={coupon.applied ? styles.applied : `${styles.applied} ${styles.notApplied}`}
    >
      <span>
        <strong>{coupon.code}</strong>{' '}
        {coupon.applied
          ? t('takes {amount} off', { amount: displayMoney(coupon.value) })
          : (coupon.reason ?? t('takes nothing off this cart'))}
      </span>
      <Button look="link" name="intent" value="remove-coupon">
        {t('Remove coupon')}
      </Button>
    </Form>
  );
};
