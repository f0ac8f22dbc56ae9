import type { CartView } from '@counterpane/contract/cart/carts';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { Button, ButtonLink } from '../../design/button.tsx';
import { QuestionDialog } from '../../design/question-dialog.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { carriedQuery } from '../../payment/step-url.ts';

/** Asks once, before the checkout, whether one more is wanted: it would make all of them cheaper [D90]. */
export const BuyMore = ({ offer }: { offer: NonNullable<CartView['buyMore']> }) => {
  const t = useText();
  const submit = useSubmit();
  const action = `${pageUrls.buyMore()}?${carriedQuery(useSearchParams()[0])}`;
  const text =
    offer.more === 1
      ? t('One more mattress takes {percent} % off each of them.', { percent: offer.percent })
      : t('{more} more mattresses take {percent} % off each of them.', offer);
  return (
    <QuestionDialog
      title={t('Buy more, save more')}
      onCancel={() => submit(null, { method: 'post', action, replace: true })}
      actions={
        <>
          <ButtonLink look="primary" wide href={pageUrls.mattresses()}>
            {t('Add another mattress')}
          </ButtonLink>
          <Form method="post" action={action} replace>
            <Button look="link">{t('No, thank you')}</Button>
          </Form>
        </>
      }
    >
      <p>{text}</p>
    </QuestionDialog>
  );
};
