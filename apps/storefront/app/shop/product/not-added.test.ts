import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { addEveryLanguage } from '../../language/every-language.ts';
import { notAdded, notAddedText } from './not-added.ts';

test('What is not offered as it was sent is told by its name, where the page knows it', () => {
  const t = translator('en');
  expect(notAddedText(notAdded('sold_out', 'Sheet set'), t)).toBe('Sheet set: out of stock at the moment');
  expect(notAddedText(notAdded('not_in_size', 'Sheet set'), t)).toBe('Sheet set: not available in this size');
  expect(notAddedText(notAdded('offer_gone', 'Sheet set'), t)).toBe('Sheet set: no longer offered here');
  expect(notAddedText(notAdded('offer_gone'), t)).toBe('Something that you chose is no longer offered here');
});

test('What is gone without a name is told by what it was, in French too', () => {
  addEveryLanguage();
  const said = (['upgrade_gone', 'plan_gone', 'set_gone'] as const).map((code) =>
    [translator('en'), translator('fr')].map((t) => notAddedText(notAdded(code), t)),
  );
  expect(said).toEqual([
    [
      'The upgrade that you chose is no longer offered here',
      'La version supérieure choisie n’est plus offerte ici',
    ],
    [
      'The protection plan that you chose is no longer offered here',
      'Le plan de protection choisi n’est plus offert ici',
    ],
    ['The set is no longer offered as you chose it', 'L’ensemble n’est plus offert comme vous l’avez choisi'],
  ]);
});

test('What the API says has a text of its own', () => {
  expect(notAddedText({ code: 'not_purchasable', text: 'Out of stock' }, translator('en'))).toBeNull();
});
