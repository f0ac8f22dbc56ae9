import { tellFailure } from '@counterpane/contract/failure-calls';
import { createReporter } from './create-reporter.ts';

/**
 * The one place in a browser that hears of every failed product, quote and cart call, and of every script that broke,
 * with its address (catalogue section 8). It tells the store, whose log is what operators watch.
 */
export const reportFailure = createReporter({
  send: (failure) => tellFailure((path, init) => fetch(path, { ...init, keepalive: true }), failure),
  page: () => location.pathname,
  isSeen: () => document.visibilityState === 'visible',
  random: Math.random,
  release: import.meta.env.VITE_RELEASE ?? 'development',
});
