import type { ReconciliationView } from '@counterpane/contract/staff/reconciliation';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { BlindSpots } from './blind-spots.tsx';

const render = (runs: readonly ReconciliationView[]): string => {
  const Page = () => <BlindSpots runs={runs} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
};

const runOf = (account: string, findsDisputes: ReconciliationView['findsDisputes']): ReconciliationView => ({
  account,
  findsDisputes,
  since: '2026-11-25T00:00:00.000Z',
  ranAt: '2026-11-28T00:00:00.000Z',
  counts: { ourCharges: 0, theirCharges: 0, ourRefunds: 0, theirRefunds: 0 },
  differences: [],
  failure: null,
});

test('What a comparison does not see is named once for each account, however often it was compared', () => {
  const html = render([
    runOf('amazon', 'when_debited'),
    runOf('splitit', 'by_webhook'),
    runOf('affirm', 'when_asked'),
    runOf('acima', 'by_hand'),
    runOf('stripe', null),
    runOf('amazon', 'when_debited'),
  ]);
  expect(html.match(/until its money is taken/g)).toHaveLength(1);
  expect(html).toContain('nothing else tells the store of it');
  expect(html).toContain('is asked about once a day');
  expect(html).toContain('enter each at its order');
  expect(html).not.toContain('stripe');
});

test('Where every statement lists all disputes nothing is named', () => {
  expect(render([runOf('stripe', null)])).toBe('');
});
