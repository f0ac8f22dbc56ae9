import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { apiLimitsOf, createPhotoForms, formLimitsOf, isPhotoForm } from './photo-forms.ts';

const TYPE = 'multipart/form-data; boundary=x';
const form = (url: string, own: { readonly method?: string; readonly type?: string } = {}) => ({
  method: own.method ?? 'POST',
  url,
  headers: { 'content-type': own.type ?? TYPE },
});

test('The forms of a return take photographs, in every language and with script or without', () => {
  for (const url of [
    '/orders/1/return',
    '/fr/orders/1/return?a=b',
    '/es/orders/1/return.data',
    '/orders/1/claim',
    '/orders/1/review',
    '/api/orders/1/photos',
  ])
    expect([url, isPhotoForm(form(url))]).toEqual([url, true]);
});

test('No other page, method or type of body takes as much', () => {
  for (const url of [
    '/orders/1/cancel',
    '/orders/1/return/x',
    '/x/orders/1/return',
    '/api/orders',
    '/api/orders/1/photos/2',
  ])
    expect([url, isPhotoForm(form(url))]).toEqual([url, false]);
  expect(isPhotoForm(form('/orders/1/return', { method: 'PUT' }))).toBe(false);
  expect(isPhotoForm(form('/orders/1/return', { type: 'application/json' }))).toBe(false);
  expect(formLimitsOf(form('/contact')).maxBytes).toBe(64 * 1024);
  expect(apiLimitsOf(form('/api/contact')).maxBytes).toBe(256 * 1024);
  expect(formLimitsOf(form('/orders/1/return')).maxBytes).toBeGreaterThan(32 * 1024 * 1024);
});

test('A network sends two forms with photographs at a time, and all of them six, until they are answered', () => {
  const forms = createPhotoForms();
  const answers: EventEmitter[] = [];
  const sends = (network: string) => {
    const answer = new EventEmitter();
    answers.push(answer);
    return forms.refusalFor(form('/orders/1/return'), answer, network);
  };
  expect([sends('a'), sends('a'), sends('a')]).toEqual([null, null, 429]);
  expect([sends('b'), sends('b'), sends('c'), sends('c'), sends('d')]).toEqual([null, null, null, null, 503]);
  answers[0]?.emit('close');
  expect([sends('d'), sends('a')]).toEqual([null, 503]);
  expect(forms.refusalFor(form('/contact'), new EventEmitter(), 'a')).toBe(null);
});
