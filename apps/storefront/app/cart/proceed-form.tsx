import { type FormEvent, useState } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { addresses } from '../addresses.ts';
import { keptQuery } from '../checkout/step-address.ts';
import { Button } from '../design/button.tsx';
import { useText } from '../language/use-text.ts';

/**
 * Asks for the next step by way of the cart, which asks back when sizes do not belong together. Quantities that are
 * still on their way are sent before the next step prices the cart.
 */
export const ProceedForm = ({ settle }: { settle: () => Promise<boolean> }) => {
  const t = useText();
  const navigate = useNavigate();
  const kept = keptQuery(useSearchParams()[0]);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIsLeaving(true);
    try {
      if (await settle()) await navigate(addresses.cartProceeding(kept));
    } finally {
      setIsLeaving(false);
    }
  };
  return (
    <Form method="get" action={addresses.cart()} onSubmit={leave}>
      {[...kept].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="proceed" value="1" />
      <Button look="primary" wide disabled={isLeaving}>
        {t('Proceed to checkout')}
      </Button>
    </Form>
  );
};
