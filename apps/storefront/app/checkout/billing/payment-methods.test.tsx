import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { METHOD_TEXTS, PaymentMethods } from './payment-methods.tsx';

const offered = PAYMENT_METHODS.flatMap(({ id, label, entry }) => (entry ? [{ id, label, entry }] : []));

test('a way to pay is named by its label alone, and described by what the label does not say', () => {
  const Page = () => (
    <PaymentMethods methods={offered} chosen="bank" onChoose={() => undefined} panelOf={() => null} />
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  const page = renderToStaticMarkup(<Stub />);
  const described = offered.flatMap(({ id }) => {
    const [input = ''] = new RegExp(`<input[^>]*value="${id}"[^>]*>`).exec(page) ?? [];
    const textOf = (attribute: string): string => {
      const [, target = 'none'] = new RegExp(`${attribute}="([^"]+)"`).exec(input) ?? [];
      return page.split(`id="${target}"`)[1]?.split('>')[1]?.split('<')[0] ?? '';
    };
    expect(textOf('aria-labelledby')).toBe(offered.find((method) => method.id === id)?.label);
    return textOf('aria-describedby') === METHOD_TEXTS[id] ? [id] : [];
  });
  expect(described.toSorted()).toEqual(Object.keys(METHOD_TEXTS).toSorted());
  expect(described).toContain('bank');
});

test('a card shows the marks of the companies behind it, which nobody is read aloud', () => {
  const Page = () => (
    <PaymentMethods methods={offered} chosen="bank" onChoose={() => undefined} panelOf={() => null} />
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  const page = renderToStaticMarkup(<Stub />);
  const card = page.slice(page.indexOf('value="stripeDirect"'), page.indexOf('value="stripeCanada"'));
  expect([...card.matchAll(/data-mark="([^"]+)"/g)].map(([, mark]) => mark)).toEqual([
    'visa',
    'mastercard',
    'americanexpress',
    'discover',
  ]);
  const icons = page.match(/<svg[^>]*>/g) ?? [];
  expect(icons.length).toBeGreaterThan(8);
  expect(icons.filter((icon) => !icon.includes('aria-hidden="true"'))).toEqual([]);
});

test('a way to pay that is charged as things ship says so, and after how many days at the latest', () => {
  const methods = offered.map((method) =>
    method.id === 'stripeDirect' || method.id === 'link' ? { ...method, chargedWithinDays: 6 } : method,
  );
  const Page = () => (
    <PaymentMethods methods={methods} chosen="bank" onChoose={() => undefined} panelOf={() => null} />
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  const page = renderToStaticMarkup(<Stub />);
  const text = 'Charged when it ships, after 6 days at the latest.';
  expect(page.split(text)).toHaveLength(3);
  expect(page).toContain(`With a card that you keep at Link. ${text}`);
});
