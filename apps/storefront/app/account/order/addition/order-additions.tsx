import type { OrderAdditions as Additions } from '@counterpane/contract/orders/additions';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import styles from '../order-page.module.css';

interface OrderAdditionsProps {
  readonly orderId: string;
  readonly additions: Additions;
}

/** What was added to an order, and adding more while that is possible. */
export const OrderAdditions = ({ orderId, additions }: OrderAdditionsProps) => {
  const t = useText();
  const { addedTo, additions: added, minutesLeft, whyNot } = additions;
  if (!addedTo && added.length === 0 && minutesLeft === null && whyNot === null) return null;
  return (
    <section className={styles.change} aria-labelledby="additions">
      <h2 id="additions">{addedTo ? t('Part of another order') : t('Forgot something?')}</h2>
      {addedTo && (
        <Linked order={addedTo}>{t('This was added to order {id}', { id: addedTo.shortId })}</Linked>
      )}
      {added.map((one) => (
        <Linked key={one.shortId} order={one}>
          {t('Order {id} was added to this one', { id: one.shortId })}
        </Linked>
      ))}
      {whyNot !== null && <p>{whyNot}</p>}
      {minutesLeft !== null && (
        <AddMore orderId={orderId} minutes={minutesLeft} isChosen={additions.isChosen} />
      )}
    </section>
  );
};

/** Who follows a link has this order alone, and reads the number of the other one. */
const Linked = ({ order, children }: { order: Additions['additions'][number]; children: ReactNode }) => (
  <p>{order.id === null ? children : <PageLink to={pageUrls.order(order.id)}>{children}</PageLink>}</p>
);

interface AddMoreProps {
  readonly orderId: string;
  readonly minutes: number;
  readonly isChosen: boolean;
}

const AddMore = ({ orderId, minutes, isChosen }: AddMoreProps) => {
  const t = useText();
  return (
    <>
      <p>
        {t(
          'You can add something to this order in the next {minutes} minutes. It goes to the same address with the same delivery, which you do not pay again, and leaves in the same box where it can. You see the amount and pay it before it is ordered.',
          { minutes },
        )}
      </p>
      {isChosen && <p>{t('What is in your cart is added to this order.')}</p>}
      <Form method="post" action={accountUrls.orderAdditions(orderId)} className={styles.buttons}>
        {isChosen ? (
          <>
            <ButtonLink href={pageUrls.cart()}>{t('Go to your cart')}</ButtonLink>
            <Button look="link" name="intent" value="separate">
              {t('Order it separately')}
            </Button>
          </>
        ) : (
          <Button look="quiet" name="intent" value="add">
            {t('Add something to this order')}
          </Button>
        )}
      </Form>
    </>
  );
};
