import { amazonCalls } from '@counterpane/contract/checkout/amazon-calls';
import { EXPRESS_FALLBACK_STEPS } from '@counterpane/contract/checkout/express-steps';
import { type RouterContextProvider, redirect } from 'react-router';
import { getClient, getFetchApi, requireResult } from '../../api.ts';
import { refusalLevel } from '../../failures/failure.ts';
import { pageUrls } from '../../page-urls.ts';
import type { AmazonOrigin } from '../../payment/amazon-button.tsx';
import { getServices } from '../../services.ts';
import { getCheckoutFacts } from '../require-step.ts';
import { NO_REDIRECT_URL } from './session-action.ts';
import { sessionParameters } from './session-parameters.ts';

/** From where the button was pressed; null for any other form. */
export const parseAmazonOrigin = (form: FormData): AmazonOrigin | null =>
  EXPRESS_FALLBACK_STEPS.find((step) => step === form.get('from')) ?? null;

/** Opens a session and leads to Amazon with it; what goes wrong is said on the page of this route. */
export const startAmazonSession = async (
  context: Readonly<RouterContextProvider>,
  { url }: Pick<Request, 'url'>,
  fallbackStep: AmazonOrigin,
): Promise<Response> => {
  const { checkout } = await getCheckoutFacts(context);
  const { scriptOrigins, report } = getServices(context);
  const created = await amazonCalls(getFetchApi(context), checkout.usesAmazonPayV2).create({
    checkoutReviewReturnUrl: new URL(pageUrls.amazon(), url).href,
    fallbackStep,
  });
  if (created.ok && scriptOrigins.amazon) {
    const { storefront } = requireResult(await getClient(context).chrome());
    const page = new URL(scriptOrigins.amazon.signInUrl);
    const told = { amazonCheckoutSessionId: created.result, ...sessionParameters(storefront) };
    for (const [name, value] of Object.entries(told)) page.searchParams.set(name, value);
    return redirect(page.href, 303);
  }
  const { code, error } = created.ok ? { code: 'no_page', error: NO_REDIRECT_URL } : created.error;
  if (code === 'cart_empty') return redirect(pageUrls.cart(), 303);
  const level = created.ok ? 'error' : refusalLevel(created.status);
  if (level !== null) report({ level, text: 'Amazon Pay failed', url: pageUrls.amazon(), error });
  return redirect(pageUrls.amazon({ problem: code }), 303);
};
