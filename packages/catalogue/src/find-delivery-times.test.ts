import { describe, expect, it } from 'vitest';
import { findDeliveryTimes } from './find-delivery-times.ts';
import { textsIn } from './find-figures.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';

const { brands, languages, pages } = shippedCatalogue();

/** Which text says what in its own words. */
const typedIn = (name: string, data: unknown): string[] =>
  textsIn(data).flatMap((text) => findDeliveryTimes(text).map((sentence) => `${name}: ${sentence}`));

describe('how soon something is delivered', () => {
  it('is typed by hand in no written page of ours and of no brand', () => {
    const all = [...pages, ...brands.flatMap((brand) => brand.pages)];
    expect(all.flatMap((page) => typedIn(`${page.language}${page.path}`, page))).toEqual([]);
  });

  it('is typed by hand in no text of a brand, its products, offers and promises', () => {
    const typed = brands.flatMap(
      ({ key, brand, content, products, bundles, collections, policies, upsells }) =>
        typedIn(key, [brand, content, products, bundles, collections, policies, upsells]),
    );
    expect(typed).toEqual([]);
  });

  it('is typed by hand in no translation of them', () => {
    const typed = Object.entries(languages).flatMap(([language, { texts }]) => typedIn(language, texts));
    expect(typed).toEqual([]);
  });
});

describe('a sentence that says how soon something is delivered', () => {
  it('is found by figures and by words', () => {
    for (const sentence of [
      'Most sizes leave our floor the same day.',
      'What is in stock leaves our floor the same day and is on its way for 9 business days.',
      'Pillows ship overnight.',
      'It arrives within a week.',
      'It is delivered in three to five days!',
      'Tout part sous 2 jours ouvrables, et votre matelas est livré le lendemain.',
      'Le matelas est expédié le jour même.',
      'La mayoría de las medidas sale de nuestro almacén el mismo día.',
      'El colchón se envía en 2 días hábiles y llega en una semana.',
    ])
      expect(findDeliveryTimes(`Foam is soft. ${sentence} Wool is warm.`)).toEqual([sentence]);
  });

  it('is none that names the promise, or tells another time', () => {
    for (const text of [
      'What is in stock ships within {handlingDays} and is on its way for {deliveryDays}.',
      'Ce qui est en stock part sous {handlingDays} et est livré en {deliveryDays}.',
      'Lo que hay en existencia se envía en {handlingDays} y pasa {deliveryDays} en camino.',
      'Escríbanos dentro de diez días después de que le llegue.',
      'Write to us within thirty days of the delivery.',
      'It takes its full shape within a day.',
      'A carrier calls you with a window of four hours, and again on the way.',
      'We reply the same day on business days.',
    ])
      expect(findDeliveryTimes(text), text).toEqual([]);
  });
});
