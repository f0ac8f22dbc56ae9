import { describe, expect, it } from 'vitest';
import { searchQuestions } from './search-questions.ts';

const QUESTIONS = [
  { question: 'How long is the warranty?', text: 'It depends on the thing.' },
  { question: 'What does a return cost?', text: 'Nothing. We collect a mattress.' },
  { question: 'What does a protection plan add?', text: 'The warranty covers faults. A plan covers spills.' },
  { question: 'Do you deliver to Köln?', text: 'No.' },
];
const search = (query: string) => searchQuestions(QUESTIONS, query).map(({ question }) => question);

describe('a search of the questions', () => {
  it('finds a word in the question before one in the answer', () => {
    expect(search('warranty')).toEqual(['How long is the warranty?', 'What does a protection plan add?']);
  });

  it('wants every word, and passes over those that every question has', () => {
    expect(search('What does the protection plan cover?')).toEqual(['What does a protection plan add?']);
    expect(search('warranty mattress')).toEqual([]);
  });

  it('takes the beginning of a word, and a word with an ending too many', () => {
    expect(search('warr')).toHaveLength(2);
    expect(search('returning')).toEqual(['What does a return cost?']);
    expect(search('costly')).toEqual(['What does a return cost?']);
    expect(search('asking')).toEqual([]);
  });

  it('forgives a typo in a long word: a letter less, more, other or swapped', () => {
    for (const typed of ['waranty', 'warrannty', 'warrenty', 'warratny'])
      expect(search(typed)).toHaveLength(2);
    expect(search('waraty')).toEqual([]);
    expect(search('plam')).toEqual([]);
  });

  it('does not mind accents and capitals', () => {
    expect(search('KOLN')).toEqual(['Do you deliver to Köln?']);
  });

  it('finds what consists of common words alone, and nothing for nothing', () => {
    expect(search('how')).toEqual(['How long is the warranty?']);
    expect(search(' ?! ')).toEqual([]);
  });
});
