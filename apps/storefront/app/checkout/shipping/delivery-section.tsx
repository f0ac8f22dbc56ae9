import type { Notice as CartNotice, CartView } from '@counterpane/contract/cart/carts';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { DeliveryFields } from '../../cart/delivery-fields.tsx';
import { chosenDelivery } from '../../delivery/choose-delivery.ts';
import { isByPartner } from '../../delivery/find-white-glove.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useText } from '../../language/use-text.ts';
import styles from '../step.module.css';
import type { DeliveryIntent } from './send-delivery.ts';

interface DeliverySectionProps {
  readonly cart: CartView;
  /** Why the last choice was refused. */
  readonly refused: string | null;
  readonly isSending: boolean;
  /** Sends what stands in the form that the section is part of. */
  readonly onSend: (intent: DeliveryIntent) => void;
}

/** Whether anything can be chosen of it, or is to be known. */
export const hasDelivery = (cart: CartView): boolean =>
  Object.keys(chosenDelivery(cart)).length > 0 || isByPartner(cart);

/** How it is delivered: part of the shipping step, sent with its form [D24]. */
export const DeliverySection = ({ cart, refused, isSending, onSend }: DeliverySectionProps) => {
  const t = useText();
  const id = useId();
  const isChoice = Object.keys(chosenDelivery(cart)).length > 0;
  if (!hasDelivery(cart)) return null;
  const onAnyDay = (event: MouseEvent): void => {
    event.preventDefault();
    onSend('any-day');
  };
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t('Delivery')}</h2>
      <DeliveryNotices cart={cart}>
        <Button look="link" name="intent" value="any-day" onClick={onAnyDay}>
          {t('Any day is fine')}
        </Button>
      </DeliveryNotices>
      {refused !== null && <Notice look="bad">{refused}</Notice>}
      <DeliveryFields cart={cart} isSending={isSending} onChoose={() => onSend('delivery')} />
      {isChoice && (
        <noscript>
          <Button look="link" name="intent" value="delivery">
            {t('Change delivery')}
          </Button>
        </noscript>
      )}
    </section>
  );
};

interface DeliveryNoticesProps {
  readonly cart: CartView;
  /** What can be done about a day that is lost. */
  readonly children: ReactNode;
}

const DeliveryNotices = ({ cart: { notices }, children }: DeliveryNoticesProps) =>
  notices.filter(isOfDelivery).map(({ code, text }) => (
    <Notice key={code}>
      {text}
      {code === 'delivery_date_lost' && children}
    </Notice>
  ));

/** Whether a notice says that the chosen day or the white glove service is no longer possible. */
export const isOfDelivery = ({ code }: CartNotice): boolean =>
  code === 'delivery_date_lost' || code === 'white_glove_dropped';
