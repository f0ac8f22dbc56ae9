import type { StaffVariant } from '@counterpane/contract/cart/remote-control';
import { useId } from 'react';
import { Form } from 'react-router';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../form/field.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from '../staff.module.css';
import { SubmitButton } from '../submit-button.tsx';

interface FindProductsProps {
  readonly query: string;
  readonly found: readonly StaffVariant[];
  readonly version: number;
}

/** Finds what the shop of the cart sells, by SKU or by words, and adds one of it. */
export const FindProducts = ({ query, found, version }: FindProductsProps) => {
  const t = useText();
  const format = useFormat();
  const id = useId();
  return (
    <section className={styles.find} aria-labelledby={id}>
      <h2 id={id}>{t('Add something')}</h2>
      <Form method="get" preventScrollReset className={styles.form}>
        <TextField
          id="find"
          name="q"
          label={t('Name or SKU')}
          type="search"
          maxLength={100}
          autoComplete="off"
          defaultValue={query}
        />
        <Button>{t('Search')}</Button>
      </Form>
      <p role="status">
        {query !== '' && found.length === 0 && t('Nothing was found for “{query}”.', { query })}
      </p>
      {found.length > 0 && (
        <ul className={styles.lines}>
          {found.map((variant) => (
            <li key={variant.sku} className={styles.line}>
              <p id={`${id}${variant.sku}`} className={styles.title}>
                {[variant.title, variant.options].filter(Boolean).join(', ')}
              </p>
              <p className={styles.detail}>{variant.sku}</p>
              <p>{format.money(variant.price, 'always')}</p>
              {variant.isPurchasable ? (
                <Form method="post" replace preventScrollReset>
                  <input type="hidden" name="version" value={version} />
                  <SubmitButton
                    look="link"
                    name="sku"
                    value={variant.sku}
                    aria-describedby={`${id}${variant.sku}`}
                  >
                    {t('Add')}
                  </SubmitButton>
                </Form>
              ) : (
                <p className={styles.detail}>{t('Out of stock')}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
