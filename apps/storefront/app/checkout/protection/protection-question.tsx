import type { CartView } from '@counterpane/contract/carts';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { addresses } from '../../addresses.ts';
import { Button } from '../../design/button.tsx';
import styles from '../../design/question-dialog.module.css';
import { QuestionDialog } from '../../design/question-dialog.tsx';
import { useFigures } from '../../language/use-figures.ts';
import { useText } from '../../language/use-text.ts';
import { keptQuery } from '../step-address.ts';

/** Asks once, before anything is paid or reviewed, whether a plan should cover what was chosen (decisions row 90). */
export const ProtectionQuestion = ({ items }: Pick<CartView, 'items'>) => {
  const t = useText();
  const figures = useFigures();
  const submit = useSubmit();
  const action = `${addresses.protection()}?${keptQuery(useSearchParams()[0])}`;
  const offers = items.flatMap(({ itemIdentifier, product, availableExtras }) =>
    availableExtras
      .filter(({ kind }) => kind === 'protection')
      .map((plan) => ({ ...plan, itemIdentifier, title: product.title })),
  );
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
      <ul className={styles.list}>
        {offers.map(({ itemIdentifier, sku, text, title, price }) => (
          <li key={`${itemIdentifier} ${sku}`} className={styles.row}>
            <span>
              {text}
              <span className={styles.note}>{title}</span>
            </span>
            <Form method="post" action={action} replace>
              <input type="hidden" name="line" value={itemIdentifier} />
              <Button name="plan" value={sku}>
                {t('Add for {price}', { price: figures.money(price, 'always') })}
                <span className="visually-hidden">
                  : {text}, {title}
                </span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </QuestionDialog>
  );
};
