import type { CartItemView } from '@counterpane/contract/cart/carts';
import { Form } from 'react-router';
import { Button } from '../design/button.tsx';
import { useText } from '../language/use-text.ts';

/** Takes a line out, and with it what was chosen for it. */
export const RemoveForm = ({ item, titleId }: { item: CartItemView; titleId: string }) => {
  const t = useText();
  return (
    <Form method="post" replace preventScrollReset>
      <input type="hidden" name="line" value={item.itemIdentifier} />
      <Button look="link" name="intent" value="remove" aria-describedby={titleId}>
        {t('Remove')}
      </Button>
    </Form>
  );
};
