import type { Money } from '@counterpane/rules/money/money';
import { Form } from 'react-router';
import { Button } from '../../../design/button.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';

interface PayExchangeFormProps {
  readonly action: string;
  readonly returnId: string;
  readonly amount: Money;
}

/** Leads to the page of the company on which what comes in exchange is paid. */
export const PayExchangeForm = ({ action, returnId, amount }: PayExchangeFormProps) => {
  const t = useText();
  const { money } = useFormat();
  return (
    <Form method="post" action={action}>
      <Button look="primary" name="return" value={returnId}>
        {t('Pay {amount} now', { amount: money(amount, 'always') })}
      </Button>
    </Form>
  );
};
