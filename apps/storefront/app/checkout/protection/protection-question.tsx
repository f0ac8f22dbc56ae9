import type { CartView } from '@counterpane/contract/cart/carts';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { Button } from '../../design/button.tsx';
import styles from '../../design/question-dialog.module.css';
import { QuestionDialog } from '../../design/question-dialog.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { carriedQuery } from '../../payment/step-url.ts';

/** Asks once, before anything is paid or reviewed, whether a plan should cover what was chosen [D90]. */
export const ProtectionQuestion = ({ items }: Pick<CartView, 'items'>) => {
  const t = useText();
  const format = useFormat();
  const submit = useSubmit();
  const action = `${pageUrls.protection()}?${carriedQuery(useSearchParams()[0])}`;
  const covered = items
    .map(({ itemIdentifier, product, availableExtras }) => ({
      itemIdentifier,
      title: product.title,
      plans: availableExtras.filter(({ kind }) => kind === 'protection'),
    }))
    .filter(({ plans }) => plans.length > 0);
  return (
    <QuestionDialog
      title={t('Protect what you chose?')}
      onCancel={() => submit(null, { method: 'post', action, replace: true })}
      actions={
        <Form method="post" action={action} replace>
          <Button look="link">{t('No, thank you')}</Button>
        </Form>
      }
    >
      {covered.map(({ itemIdentifier, title, plans }) => (
        <section key={itemIdentifier} className={styles.group}>
          <h3 className={styles.note}>{title}</h3>
          <ul className={styles.list}>
            {plans.map(({ sku, text, price }) => (
              <li key={sku} className={styles.row}>
                <span>{text}</span>
                <Form method="post" action={action} replace>
                  <input type="hidden" name="line" value={itemIdentifier} />
                  <Button name="plan" value={sku}>
                    {t('Add for {price}', { price: format.money(price, 'always') })}
                    <span className="visually-hidden">
                      : {text}, {title}
                    </span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </QuestionDialog>
  );
};
