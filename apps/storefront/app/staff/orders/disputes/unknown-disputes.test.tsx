import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { UnknownDisputes } from './unknown-disputes.tsx';

test('A dispute of no payment that we know is listed by its own number, with whom to ask', () => {
  const unknown = [{ label: 'Card', reference: 'du_1', heardAt: '2026-11-20T12:00:00.000Z' }];
  const Page = () => <UnknownDisputes unknown={unknown} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  const html = renderToStaticMarkup(<Stub />);
  expect(html).toContain('Card: du_1, heard of on November 20, 2026');
  expect(html).toContain('payment company’s own console');
});
