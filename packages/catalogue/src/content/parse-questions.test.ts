import { describe, expect, it } from 'vitest';
import { parseQuestions } from './parse-questions.ts';

const PAGE = `Words before the first group are nobody's answer.

## First *group*

### How long?

{nights} nights, & [more](/p/returns).

### Only here? {here}

Yes.

### Nothing to say?

{nothing}

## Empty group

### Gone? {nothing}

No.
`;

describe('the questions of a page', () => {
  const groups = parseQuestions(PAGE, { nights: '365', here: '', nothing: null });

  it('stand in groups, each with its answer as a page shows it and as plain words', () => {
    expect(groups[0]).toMatchObject({ id: 'first-group', title: 'First *group*' });
    expect(groups[0]?.questions[0]).toEqual({
      id: 'how-long',
      question: 'How long?',
      html: '<p>365 nights, &amp; <a href="/p/returns">more</a>.</p>',
      text: '365 nights, & more .',
    });
  });

  it('are those of this storefront: without what it does not have, and without empty groups', () => {
    expect(groups.map(({ questions }) => questions.map(({ question }) => question))).toEqual([
      ['How long?', 'Only here?'],
    ]);
  });
});
