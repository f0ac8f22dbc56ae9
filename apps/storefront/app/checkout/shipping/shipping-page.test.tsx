import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { cartOf } from '../../../fixtures/cart.ts';
import { emptyCheckout } from '../../../fixtures/orders.ts';
import { savedShipping } from './parse-shipping.ts';
import { ShippingPage } from './shipping-page.tsx';

const SMS = 'I agree to receive SMS order status updates + relevant promotional messages.';
const EMAIL = 'Enjoy your 1st time buyer discount &amp; stay up to date with news &amp; exclusive offers.';

const shown = (hidesEmailOptIn: boolean): string => {
  const Page = () => (
    <ShippingPage
      cart={cartOf({ version: 1, lines: [], coupon: null })}
      hidesEmailOptIn={hidesEmailOptIn}
      regionDebounceLeading={false}
      values={savedShipping(emptyCheckout)}
      serverErrors={undefined}
    />
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
};

test('the two opt-ins are asked in the words of the specification [C6.09, C6.10]', () => {
  expect(shown(false)).toContain(SMS);
  expect(shown(false)).toContain(EMAIL);
});

test('the email opt-in is hidden where its flag is on [C6.06, C3.83]', () => {
  expect(shown(true)).toContain(SMS);
  expect(shown(true)).not.toContain(EMAIL);
});
