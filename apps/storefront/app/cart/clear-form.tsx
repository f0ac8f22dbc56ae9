import { Form } from 'react-router';
import { Button } from '../design/button.tsx';
import { useText } from '../language/use-text.ts';

/** Takes everything out at once. Nothing is asked, as it can be undone. */
export const ClearForm = () => {
  const t = useText();
  return (
    <Form method="post" replace preventScrollReset>
      <Button look="link" name="intent" value="clear">
        {t('Empty cart')}
      </Button>
    </Form>
  );
};
