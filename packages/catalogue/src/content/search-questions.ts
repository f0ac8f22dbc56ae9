/** What can be searched: a question counts more than its answer. */
interface Searchable {
  readonly question: string;
  readonly text: string;
}

/** Words that every question has. */
const COMMON = new Set(
  'a an and are at be by can do does for from have how i if in is it me my of on or our the there to what when which will with you your'.split(
    ' ',
  ),
);

/**
 * The questions that have every word of a query, those first that have them in the question itself. The beginning of a
 * word is enough, an ending too many does no harm, and a long word may have one typo in it.
 * @example searchQuestions(questions, 'waranty')
 */
export const searchQuestions = <Question extends Searchable>(
  questions: readonly Question[],
  query: string,
): Question[] => {
  const all = wordsOf(query);
  const telling = all.filter((word) => !COMMON.has(word));
  const wanted = telling.length > 0 ? telling : all;
  if (wanted.length === 0) return [];
  return questions
    .map((question) => ({
      question,
      points: pointsOf(wordsOf(question.question), wordsOf(question.text), wanted),
    }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ question }) => question);
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g) ?? [];

/** Three for each word in the question, one for each in the answer alone; none when a word is in neither. */
const pointsOf = (
  question: readonly string[],
  answer: readonly string[],
  wanted: readonly string[],
): number => {
  let points = 0;
  for (const word of wanted) {
    if (question.some((one) => isMeant(word, one))) points += 3;
    else if (answer.some((one) => isMeant(word, one))) points += 1;
    else return 0;
  }
  return points;
};

const isMeant = (typed: string, word: string): boolean =>
  word.startsWith(typed) ||
  (word.length > 3 && typed.startsWith(word) && typed.length - word.length < 4) ||
  (typed.length > 4 && isOneTypoAway(typed, word));

/** One letter more, less, other or swapped with its neighbour. */
const isOneTypoAway = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (a.length !== b.length) return a.length > b.length ? restA.slice(1) === restB : restA === restB.slice(1);
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwapped || restA.slice(1) === restB.slice(1);
};
