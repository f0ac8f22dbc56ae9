import { createHash } from 'node:crypto';
import { chooseVariant } from '@counterpane/rules/experiments/choose-variant';
import type { Experiment, Variant } from '@counterpane/rules/experiments/experiments';

/** A name for a visitor that leads to nothing else of theirs. */
export const strangerOf = (visitorId: string): string =>
  createHash('sha256').update(`experiments ${visitorId}`).digest('base64url');

/** The variant that a visitor has at every visit, without anything being written. */
export const variantOfVisitor = <Name extends string>(
  experiment: Pick<Experiment<Name>, 'name' | 'variants'>,
  visitorId: string,
): Name => variantOfStranger(experiment, strangerOf(visitorId)).name;

/** The same by the name of the visitor that leads to nothing else. */
export const variantOfStranger = <Name extends string>(
  experiment: Pick<Experiment<Name>, 'name' | 'variants'>,
  stranger: string,
): Variant<Name> => chooseVariant(experiment, placeOf(experiment.name, stranger));

/** Where a visitor stands among all, from 0 to below 1: another place in every experiment, so that none follows from another. */
const placeOf = (experiment: string, stranger: string): number =>
  createHash('sha256').update(`${experiment} ${stranger}`).digest().readUInt32BE() / 2 ** 32;
