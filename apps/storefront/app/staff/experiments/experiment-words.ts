import type { PlainMessageId } from '@counterpane/messages/message-id';

/** What staff read of an experiment, in their language. */
interface ExperimentWords {
  readonly owner: PlainMessageId;
  readonly question: PlainMessageId;
  /** Each variant by its name. */
  readonly variants: Readonly<Record<string, PlainMessageId>>;
}

/** By the name of the experiment; its owner and its question are those of the list. */
export const EXPERIMENT_WORDS: Readonly<Record<string, ExperimentWords>> = {
  'cart-recommendations': {
    owner: 'Merchandising team',
    question: 'Do more carts become orders with what others bought together, or with what sells best?',
    variants: { 'bought-together': 'What others bought together', popular: 'What sells best' },
  },
  'home-order': {
    owner: 'Brand team',
    question:
      'Do more visitors buy where the home page tells the story of the brand before it shows the departments?',
    variants: { 'departments-first': 'Departments first', 'story-first': 'The story first' },
  },
};
