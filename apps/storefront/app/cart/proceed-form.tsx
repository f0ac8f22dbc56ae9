import { type FormEvent, useEffect, useState } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../design/button.tsx';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';
import { carriedQuery } from '../payment/step-url.ts';

/**
 * Asks for the next step by way of the cart, which asks back when sizes do not belong together. Quantities that are
 * still on their way are sent before the next step prices the cart; one that cannot be met is shown instead.
 */
export const ProceedForm = ({ settle }: { settle: () => Promise<boolean> }) => {
  const t = useText();
  const navigate = useNavigate();
  const kept = carriedQuery(useSearchParams()[0]);
  const [isLeaving, setIsLeaving] = useState(false);
  const [stops, setStops] = useState(0);
  useEffect(() => {
    // The message stands at the line, which may be far from this button.
    if (stops > 0) document.querySelector<HTMLElement>(REFUSED_QUANTITY)?.focus();
  }, [stops]);
  const leave = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLeaving) return;
    setIsLeaving(true);
    try {
      if (await settle()) await navigate(pageUrls.cartProceeding(kept));
      else setStops((count) => count + 1);
    } finally {
      setIsLeaving(false);
    }
  };
  return (
    <Form method="get" action={pageUrls.cart()} onSubmit={leave}>
      {[...kept].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="proceed" value="1" />
      {/* Not `disabled`: that would lose the focus, which a question that is closed gives back to this button. */}
      <Button look="primary" wide aria-disabled={isLeaving}>
        {t('Proceed to checkout')}
      </Button>
    </Form>
  );
};

const REFUSED_QUANTITY = 'input[name="quantity"][aria-invalid="true"]';
