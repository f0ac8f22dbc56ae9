import type { EXPRESS_FALLBACK_STEPS } from '@counterpane/contract/checkout/express-steps';
import { useHref } from 'react-router';
import { Button } from '../design/button.tsx';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';

/** The step on which the button was pressed. */
export type AmazonOrigin = (typeof EXPRESS_FALLBACK_STEPS)[number];

const FORM = 'amazon-pay-start';

interface AmazonFormProps {
  /** Where Amazon leads back to when it comes to nothing. */
  readonly from: AmazonOrigin;
}

/**
 * Opens a session and leads to Amazon, script or not. A form of its own, of the document: it ends on another
 * site, and its button may stand inside another form.
 */
export const AmazonForm = ({ from }: AmazonFormProps) => (
  <form id={FORM} hidden method="post" action={useHref(pageUrls.amazon())}>
    <input type="hidden" name="from" value={from} />
  </form>
);

/** Belongs to the page's {@link AmazonForm}. */
export const AmazonButton = () => {
  const t = useText();
  return (
    <Button form={FORM} wide>
      {t('Pay with Amazon')}
    </Button>
  );
};
