import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Icon, type IconName } from '../design/icon.tsx';
import { AbandonedPaymentNotice } from './abandoned-payment-notice.tsx';

const noticeOf = (isSilent: boolean): string => {
  const Page = () => <AbandonedPaymentNotice label="Affirm" isSilent={isSilent} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
};

test('Who approved nothing on a provider’s page reads that nothing was charged, where the provider says so', () => {
  expect(noticeOf(false)).toContain('Your payment with Affirm was not completed. Nothing was charged.');
  const silent = noticeOf(true);
  expect(silent).toContain('Whether it charged you is not known yet.');
  expect(silent).not.toContain('Nothing was charged');
});

test('A payment that came to nothing is not ticked off', () => {
  const drawn = (name: IconName) => renderToStaticMarkup(<Icon name={name} />);
  expect(noticeOf(false)).toContain(drawn('warning'));
  expect(noticeOf(false)).not.toContain(drawn('check'));
});
