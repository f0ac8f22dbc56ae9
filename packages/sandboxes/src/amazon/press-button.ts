import type { SignedButton } from '../machinery/way-to-pay.ts';

/** What checkout.js sends when its button is pressed, for who has no browser. @returns the answer of the sandbox */
export const pressButton = (
  sandboxUrl: string,
  merchantId: string,
  { payloadJSON, signature, publicKeyId, algorithm }: SignedButton,
  productType = 'PayAndShip',
): Promise<Response> =>
  fetch(new URL('/checkout/initiate', sandboxUrl), {
    method: 'POST',
    body: new URLSearchParams({ merchantId, productType, payloadJSON, signature, publicKeyId, algorithm }),
    redirect: 'manual',
  });

/** The page that a press of the button leads to. */
export const openPage = async (...pressed: Parameters<typeof pressButton>): Promise<string> => {
  const { status, headers } = await pressButton(...pressed);
  const page = headers.get('location');
  if (page === null) throw new Error(`the button was refused with ${status}`);
  return new URL(page, pressed[0]).href;
};
