import { type Message, message } from '@counterpane/messages/message';
import { QUANTITY } from '@counterpane/rules/cart/quantity';
import { LONGEST_QUERY } from './pages/search-limits.ts';

/** What our schemas refuse in words of their own. */
const SHAPE_FAULTS = {
  foreignItem: message('onlyWith names no other item of the list'),
  noChange: message('names nothing to change'),
  noAmount: message('is no amount'),
  noBase64: message('must be JSON in base64'),
  noCode: message('needs a code or a remoteToken'),
  noCursor: message('is no cursor'),
  noDay: message('is no day'),
  noId: message('must be 24 lowercase hex characters'),
  noPayment: message('needs a paymentToken, or hostedPage'),
  noReason: message('needs a reason'),
  noReference: message('needs the company’s number'),
  noRefund: message('needs either lines or an amount'),
  noStrategy: message('is no way to recommend'),
  notWhole: message('Quantity must be a whole number'),
  slash: message('may have no slash: so the store names its own payments'),
  tooFew: message('Quantity must be at least {minimum}', { minimum: QUANTITY.min }),
  tooLarge: message('is too large'),
  tooLong: message('Please search with at most {most} characters', { most: LONGEST_QUERY }),
  tooMany: message('Quantity must be at most {maximum}', { maximum: QUANTITY.max }),
  unkeepable: message('has characters that cannot be kept'),
} as const satisfies Readonly<Record<string, Message>>;

/**
 * The words of a fault in English, as a schema has them.
 * @example z.string().min(1, shapeFault('noReason'))
 */
export const shapeFault = (name: keyof typeof SHAPE_FAULTS): string => inEnglish(SHAPE_FAULTS[name]);

/**
 * What is wrong with a part of a request, to be said. What a schema does not say in our words is of use to programmers
 * alone: who reads learns which part it is.
 * @example shapeText('items.0.quantity', 'Quantity must be at most 100')
 */
export const shapeText = (field: string, words: string): Message => {
  const fault = Object.values(SHAPE_FAULTS).find((each) => inEnglish(each) === words);
  if (fault === undefined)
    return field === '' ? message('We could not read that') : message('We could not read {field}', { field });
  return field === '' ? fault : message('{name}: {value}', { name: field, value: fault });
};

/** Every one of them is its own English, with small numbers in its gaps. */
const inEnglish = ({ id, values }: Message): string =>
  id.replace(/\{(\w+)\}/g, (_gap, name: string) => String(values[name]));
