import type { Notice as CartNotice } from '@counterpane/contract/cart/carts';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../design/button.tsx';
import { NamedText } from '../design/named-text.tsx';
import { Notice } from '../design/notice.tsx';
import { useText } from '../language/use-text.ts';
import type { Intent } from './change-cart.ts';

/** What the cart has to say; what came with a link can be taken out again, and a lost day given up. */
export const CartNotices = ({ notices }: { notices: readonly CartNotice[] }) => {
  const t = useText();
  return notices.map(({ code, text, title }) => (
    <Notice key={`${code} ${title} ${text}`}>
      <NamedText title={title} text={text} />
      {code === 'cart_merged' && <Answer intent="undo-merge">{t('Undo')}</Answer>}
      {code === 'cart_cleared' && <Answer intent="undo-clear">{t('Undo')}</Answer>}
      {code === 'adds_to_order' && <Answer intent="separate">{t('Order it separately')}</Answer>}
      {code === 'delivery_date_lost' && <Answer intent="any-day">{t('Any day is fine')}</Answer>}
    </Notice>
  ));
};

/** What can be done about it. */
const Answer = ({ intent, children }: { intent: Intent; children: ReactNode }) => (
  <Form method="post" replace preventScrollReset>
    <Button look="link" name="intent" value={intent}>
      {children}
    </Button>
  </Form>
);
