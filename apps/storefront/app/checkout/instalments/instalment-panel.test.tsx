import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { ScriptOrigins } from '../../services.ts';
import { InstalmentPanel } from './instalment-panel.tsx';

const STRIPE = { scriptUrl: 'https://js.example/', publishableKey: 'pk', origin: 'https://js.example' };
const FORM = { scriptUrl: 'https://form.example/flex-form.js' };

const panelWith = (scripts: ScriptOrigins): string => {
  const Page = () => (
    <InstalmentPanel
      method={{ id: 'splitIt', label: 'SplitIt', entry: 'instalment-form' }}
      isChosen
      scripts={scripts}
      total={{ amount: 76_104, currency: 'USD' }}
      numberOfPayments={6}
    />
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
};

test('Without a form in the page the shopper chooses how often to pay, and reads that SplitIt asks on its own page', () => {
  const panel = panelWith({ stripe: STRIPE });
  expect(panel).toContain('>SplitIt asks for your card on its own page after you place the order.');
  expect(panel).toContain('name="numberOfPayments"');
  expect(panel).toContain('6 monthly payments of $126.84');
  expect(panel).not.toContain('JavaScript');
});

test('A form in the page opens once the order is placed', () => {
  const panel = panelWith({ stripe: STRIPE, splitit: FORM });
  expect(panel).toContain('>SplitIt opens after you place the order.');
  expect(panel).not.toContain('>SplitIt asks for your card');
});
