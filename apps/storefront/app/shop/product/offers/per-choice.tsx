import type { ReactNode } from 'react';
import { type OptionValues, writeChoices } from './option-values.ts';

interface PerChoiceProps<Thing> {
  readonly things: readonly Thing[];
  readonly valuesOf: (thing: Thing) => OptionValues;
  readonly chosen: OptionValues;
  /** Choices that look the same share one part: what they have in common, as a text. */
  readonly by: (thing: Thing) => string;
  readonly children: (thing: Thing) => ReactNode;
}

/** One part per choice of an upsell, all but the chosen one hidden; follow-options.ts turns to another. */
export const PerChoice = <Thing,>({ things, valuesOf, chosen, by, children }: PerChoiceProps<Thing>) => {
  const isChosen = (thing: Thing) => writeChoices([valuesOf(thing)]) === writeChoices([chosen]);
  return [...Map.groupBy(things, by)].map(([key, group]) => {
    const shown = group.find(isChosen);
    const [first] = group;
    const thing = shown ?? first;
    return (
      <span key={key} data-choices={writeChoices(group.map(valuesOf))} hidden={shown === undefined}>
        {thing && children(thing)}
      </span>
    );
  });
};
