import type { CartView } from '@counterpane/contract/cart/carts';
import { wholeDollars } from '@counterpane/rules/money/display';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../design/button.tsx';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import styles from './coupon-form.module.css';
import type { RefusedChange } from './refused-change.ts';

type Coupon = CartView['couponDetails'];

interface CouponFormProps {
  readonly coupon: Coupon;
  readonly refused: RefusedChange | null;
}

export const CouponForm = ({ coupon, refused }: CouponFormProps) => {
  const t = useText();
  const id = useId();
  const { formData } = useNavigation();
  const { input, given } = useCouponFocus(coupon?.code ?? null, refused);
  if (coupon !== null) return <GivenCoupon coupon={coupon} box={given} />;
  return (
    <Form method="post" replace preventScrollReset className={styles.form}>
      <label htmlFor={id}>{t('Coupon code')}</label>
      <input
        ref={input}
        id={id}
        // biome-ignore lint/a11y/noAutofocus: without script this brings what was refused into view.
        autoFocus={refused !== null}
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
        {formData?.get('intent') === 'coupon' ? t('Applying…') : t('Apply')}
      </Button>
      {refused !== null && (
        <p id={`${id}e`} className={styles.error} role="alert">
          {refused.error}
        </p>
      )}
    </Form>
  );
};

/** What was pressed is gone after a change: the focus goes to what came in its place, which reads it out. */
const useCouponFocus = (code: string | null, refused: RefusedChange | null) => {
  const input = useRef<HTMLInputElement>(null);
  const given = useRef<HTMLFormElement>(null);
  const seen = useRef({ code, refused });
  useEffect(() => {
    if (seen.current.code === code && seen.current.refused === refused) return;
    const isAnswer = seen.current.code !== code || refused !== null;
    seen.current = { code, refused };
    if (isAnswer) (given.current ?? input.current)?.focus();
  }, [code, refused]);
  return { input, given };
};

interface GivenCouponProps {
  readonly coupon: NonNullable<Coupon>;
  readonly box: RefObject<HTMLFormElement | null>;
}

/** The coupon in the cart: what it takes off, or why it takes nothing off yet. */
const GivenCoupon = ({ coupon, box }: GivenCouponProps) => {
  const t = useText();
  return (
    <Form
      ref={box}
      tabIndex={-1}
      method="post"
      replace
      preventScrollReset
      className={coupon.applied ? styles.applied : `${styles.applied} ${styles.notApplied}`}
    >
      <span role="status">
        <strong>{coupon.code}</strong>{' '}
        {coupon.applied ? (
          <Saving value={coupon.value} />
        ) : (
          (coupon.reason ?? t('takes nothing off this cart'))
        )}
      </span>
      <Button look="link" name="intent" value="remove-coupon">
        {t('Remove coupon')}
      </Button>
    </Form>
  );
};

/** To the cent it stands in the rows of the summary, which add up; a sentence tells whole dollars [C9.03]. */
const Saving = ({ value }: Pick<GivenCouponProps['coupon'], 'value'>) => {
  const t = useText();
  const format = useFormat();
  const saving = wholeDollars(value);
  return saving.amount > 0 ? t('takes {amount} off', { amount: format.money(saving) }) : t('is in the price');
};
