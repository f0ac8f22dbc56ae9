import { expect, test } from 'vitest';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { parseSettlement } from './parse-settlement.ts';

const NAMES =
  '"TransactionPostedDate","AmazonTransactionId","TransactionType","AmazonOrderReferenceId","StoreName","CurrencyCode","TransactionAmount"';
const ABOUT = '"SellerId","A1"\r\n"SettlementStartDate","2026-11-27T00:00:00Z"\r\n\r\n';

test('A settlement report is read from its line of names on, whatever stands in a name of a shop', () => {
  const rows = [
    '"2026-11-28T00:00:00Z","S01-1-1-C1","Capture","S01-1-1","Halcyon, ""beds""","USD","761.04"',
    '"2026-11-28T00:00:00Z","S01-1-1-B1","Chargeback","S01-1-1","","USD","-761.04"',
    '"2026-11-28T00:00:00Z","","Transfer","","","USD","0.00"',
  ];
  expect(parseSettlement(`\uFEFF${ABOUT}${NAMES}\r\n${rows.join('\r\n')}\r\n`)).toEqual([
    { type: 'Capture', id: 'S01-1-1-C1', permission: 'S01-1-1', amount: '761.04', currencyCode: 'USD' },
    { type: 'Chargeback', id: 'S01-1-1-B1', permission: 'S01-1-1', amount: '-761.04', currencyCode: 'USD' },
    { type: 'Transfer', id: '', permission: '', amount: '0.00', currencyCode: 'USD' },
  ]);
});

test('A report without its line of names, or without a column that is read, is none', () => {
  expect(() => parseSettlement('<html>')).toThrow('no TransactionType');
  expect(() => parseSettlement(NAMES.replace('CurrencyCode', 'Money'))).toThrow('no CurrencyCode');
});

test('A report with a row of more or fewer columns is none: what the row tells would be lost', () => {
  const row = '"2026-11-28T00:00:00Z","S01-1-1-B1","Chargeback","S01-1-1","","USD"';
  expect(() => parseSettlement(`${NAMES}\n${row}`)).toThrow(ProviderUnavailable);
  expect(() => parseSettlement(`${NAMES}\n${row},"-761.04",""`)).toThrow(ProviderUnavailable);
  expect(parseSettlement(`${NAMES}\n\n${row},"-761.04"\n  \n`)).toHaveLength(1);
});
