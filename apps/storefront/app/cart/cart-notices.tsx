import type { Notice as CartNotice } from '@counterpane/contract/carts';
import { Form } from 'react-router';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useText } from '../language/use-text.ts';

/** What the cart has to say; what came with a link can be taken out again. */
export const CartNotices = ({ notices }: { notices: readonly CartNotice[] }) => {
  const t = useText();
  return notices.map(({ code, text }) => (
    <Notice key={code + text}>
      {text}
      {code === 'cart_merged' && (
        <Form method="post" replace preventScrollReset>
          <Button look="link" name="intent" value="undo-merge">
            {t('Undo')}
          </Button>
        </Form>
      )}
    </Notice>
  ));
};
