import { type Message, message } from '@counterpane/messages/message';
import type { PlanTerms } from '@counterpane/rules/protection/plan-terms';

/**
 * What a protection plan is, in words ([C3], protection plans).
 * @example planText({ years: 5, isAccidental: true, coverage: 'mattress' }) // "5-year accidental coverage for your mattress"
 */
export const planText = ({ years, isAccidental, coverage }: PlanTerms): Message => {
  switch (coverage) {
    case 'mattress':
      return isAccidental
        ? message('{years}-year accidental coverage for your mattress', { years })
        : message('{years}-year coverage for your mattress', { years });
    case 'foundation':
      return isAccidental
        ? message('{years}-year accidental coverage for your foundation or bed frame', { years })
        : message('{years}-year coverage for your foundation or bed frame', { years });
    case 'adjustable-base':
      return isAccidental
        ? message('{years}-year accidental coverage for your adjustable base', { years })
        : message('{years}-year coverage for your adjustable base', { years });
  }
};
