import type { Messages } from './messages.ts';

/** What the pages' own English is in the United Kingdom; what comes from the API is British already. */
export const BRITISH: Messages = {
  Color: 'Colour',
  'Size and color': 'Size and colour',
  Queen: 'King',
  'Under 130 lbs': 'Under 59 kg',
  '130 to 230 lbs': '59 to 104 kg',
  'Over 230 lbs': 'Over 104 kg',
};
