import { expect, test } from 'vitest';
import { readAuditReport } from './read-audit-report.ts';

const flaw = (severity: string) => ({ severity, range: '<1.2.3' });

test('An audit with a high or critical flaw fails, the worst flaw first', () => {
  const output = JSON.stringify({ vulnerabilities: { low: flaw('low'), bad: flaw('critical') } });
  expect(readAuditReport(output)).toEqual({
    kind: 'checked',
    flaws: ['critical: bad <1.2.3', 'low: low <1.2.3'],
    isBad: true,
  });
});

test('An audit with moderate flaws lists them and passes', () => {
  const output = JSON.stringify({ vulnerabilities: { some: flaw('moderate') } });
  expect(readAuditReport(output)).toMatchObject({ flaws: ['moderate: some <1.2.3'], isBad: false });
});

test('An audit whose registry does not answer is told apart from one without flaws', () => {
  expect(readAuditReport('{"error": {"code": "ENOAUDIT"}}')).toEqual({ kind: 'unavailable' });
  expect(readAuditReport('405 Method Not Allowed')).toEqual({ kind: 'unavailable' });
  expect(readAuditReport('{"vulnerabilities": {}}')).toEqual({ kind: 'checked', flaws: [], isBad: false });
});
