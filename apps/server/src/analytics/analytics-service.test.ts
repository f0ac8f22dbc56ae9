import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { REAL_SETTINGS } from '../testing/real-settings.ts';
import { analyticsServiceOf } from './analytics-service.ts';

const KEYS = { GA4_MEASUREMENT_ID: 'G-ABC123', GA4_API_SECRET: 'secret' };

test('Without keys a store keeps the steps of visits to itself, and opens', () => {
  expect(parseConfig(REAL_SETTINGS)).toMatchObject({ ok: true, config: { googleAnalytics: null } });
  expect(analyticsServiceOf(null)).toBeNull();
});

test('Both keys have Google Analytics told, or a container of a tag manager that speaks as it does', () => {
  const result = parseConfig({ ...REAL_SETTINGS, ...KEYS, GA4_API_URL: 'https://tags.example' });
  expect(result).toMatchObject({
    config: {
      googleAnalytics: { measurementId: 'G-ABC123', apiSecret: 'secret', apiUrl: 'https://tags.example' },
    },
  });
  expect(analyticsServiceOf(result.ok ? result.config.googleAnalytics : null)?.id).toBe('google-analytics');
});

test('Half an account at Google Analytics is named, and nothing starts', () => {
  for (const [name, value] of Object.entries(KEYS)) {
    const missing = Object.keys(KEYS).find((other) => other !== name);
    expect(parseConfig({ ...REAL_SETTINGS, [name]: value })).toEqual({
      ok: false,
      problems: [`${missing} is missing: Google Analytics needs both`],
    });
  }
});

test('Google Analytics is told by https, and by no demo', () => {
  expect(parseConfig({ ...REAL_SETTINGS, ...KEYS, GA4_API_URL: 'http://tags.example' })).toMatchObject({
    ok: false,
    problems: ['GA4_API_URL is wrong: a provider is asked by https'],
  });
  expect(parseConfig({ ...KEYS, SANDBOXES: 'on' })).toMatchObject({ ok: false });
});
