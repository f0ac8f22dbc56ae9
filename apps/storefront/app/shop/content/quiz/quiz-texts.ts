import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { QuizAnswers, QuizQuestion } from '@counterpane/rules/quiz/answers';
import type { QuizDifference, QuizReason } from '@counterpane/rules/quiz/rank-beds';

/** A question in words, with a line that says why it is asked, and its answers. */
interface QuestionText<Answer extends string> {
  readonly title: PlainMessageId;
  readonly why: PlainMessageId;
  readonly answers: Readonly<Record<Answer, readonly [title: PlainMessageId, text: PlainMessageId]>>;
}

export const QUESTIONS: { readonly [Question in QuizQuestion]: QuestionText<QuizAnswers[Question]> } = {
  position: {
    title: 'How do you fall asleep?',
    why: 'The less of you that touches the bed, the softer it must be.',
    answers: {
      side: ['On my side', 'Shoulder and hip carry the weight'],
      back: ['On my back', 'The weight is spread out'],
      stomach: ['On my stomach', 'The hips must not sink'],
      mix: ['It varies', 'All of these in one night'],
    },
  },
  weight: {
    title: 'How much do you weigh?',
    why: 'The same bed is firm under one person and soft under another. For two, take the heavier.',
    answers: {
      light: ['Under 130 lbs', 'Beds feel firmer to you'],
      middle: ['130 to 230 lbs', 'Beds feel as they are described'],
      heavy: ['Over 230 lbs', 'Beds feel softer to you'],
    },
  },
  heat: {
    title: 'Are you warm at night?',
    why: 'Springs let air through; foam keeps warmth.',
    answers: {
      cool: ['Not really', 'I like a blanket'],
      hot: ['Yes, often', 'One foot is always out'],
    },
  },
  partner: {
    title: 'Who is beside you?',
    why: 'Foam keeps movement where it happens.',
    answers: {
      alone: ['Nobody', 'The bed is mine'],
      calm: ['A quiet sleeper', 'I hardly notice them'],
      restless: ['A restless one', 'Or a child, or a dog'],
    },
  },
  touch: {
    title: 'What should the bed do?',
    why: 'A matter of taste, and the one that people are surest about.',
    answers: {
      held: ['Hold me', 'I sink in a little and stay there'],
      either: ['Either is fine', 'I do not mind'],
      springy: ['Give me some bounce', 'I turn over with ease'],
    },
  },
  budget: {
    title: 'What about the price?',
    why: 'The dearer beds are taller and softer on top. They do not last longer.',
    answers: {
      low: ['As little as it takes', 'A good plain bed'],
      middle: ['Somewhere between', 'I pay for what I can feel'],
      open: ['The bed that fits best', 'Whatever it costs'],
    },
  },
};

export const REASONS: Readonly<Record<QuizReason, PlainMessageId>> = {
  feel: 'Its feel is what suits the way you lie and what you weigh.',
  cool: 'There are springs in it, and air between them: you said that you are warm at night.',
  still: 'It is foam throughout, so a restless neighbor stays on their own side.',
  held: 'It gives way slowly and holds you, as you asked for.',
  springy: 'It has some bounce, so turning over takes no effort.',
  carries: 'Springs carry your weight for longer than foam alone.',
  price: 'It is one of the least expensive beds we make.',
};

export const DIFFERENCES: Readonly<Record<QuizDifference, PlainMessageId>> = {
  softer: 'softer',
  firmer: 'firmer',
  springs: 'with springs',
  foam: 'foam throughout',
  cheaper: 'costs less',
  dearer: 'costs more',
};
