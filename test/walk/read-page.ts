import { DomUtils, parseDocument } from 'htmlparser2';

/** What a form sends: names with their values, a name as often as it is chosen. */
export type Fields = readonly (readonly [name: string, value: string])[];

type Test = Parameters<typeof DomUtils.findAll>[0];
export type Element = ReturnType<typeof DomUtils.findAll>[number];
export type Page = ReturnType<typeof parseDocument>;
type Node = Page | NonNullable<Element['parent']>;

export const parsePage = (html: string): Page => parseDocument(html);

/** The elements in another one that have all of some attributes; null stands for any value. */
export const findAll = (within: Node, tag: string, wanted: Readonly<Record<string, string | null>> = {}) =>
  DomUtils.findAll(isSo(tag, wanted), within.children);

export const findOne = (within: Node, tag: string, wanted: Readonly<Record<string, string | null>> = {}) =>
  DomUtils.findOne(isSo(tag, wanted), within.children);

const isSo =
  (tag: string, wanted: Readonly<Record<string, string | null>>): Test =>
  ({ name, attribs }) =>
    (tag === '*' || name === tag) &&
    Object.entries(wanted).every(([key, value]) =>
      value === null ? attribs[key] !== undefined : attribs[key] === value,
    );

/** Whether an element is to be seen: neither it nor what it stands in is hidden. */
export const isShown = (element: Element): boolean => {
  if (element.attribs.hidden !== undefined) return false;
  const { parent } = element;
  return parent === null || !('attribs' in parent) || isShown(parent);
};

/** What is to be read of an element. */
export const textOf = (element: Node): string =>
  element.children
    .map((node) => {
      if ('children' in node) return 'attribs' in node && !isShown(node) ? '' : textOf(node);
      return 'data' in node ? node.data : '';
    })
    .join('');

/** The nearest thing around an element that has an attribute. */
export const around = (element: Element, attribute: string): Element | null => {
  const { parent } = element;
  if (parent === null || !('attribs' in parent)) return null;
  return parent.attribs[attribute] === undefined ? around(parent, attribute) : parent;
};

/** The first amount of a text, in cents; null where it has none. @example readMoney('+$1,299.50') // 129950 */
export const readMoney = (text: string): number | null => {
  const [, whole, cents = '00'] = /[$£](\d[\d,]*)(?:\.(\d\d))?/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(cents);
};

/** What a form sends as it stands, without the name of its button. */
export const fieldsOf = (form: Element): Fields => [
  ...findAll(form, 'input', { name: null })
    .filter(({ attribs }) => attribs.disabled === undefined && (!isTick(attribs) || isTicked(attribs)))
    .map(({ attribs }) => [attribs.name ?? '', attribs.value ?? 'on'] as const),
  ...findAll(form, 'select', { name: null }).map(
    (select) => [select.attribs.name ?? '', chosenIn(select)] as const,
  ),
];

type Attributes = Element['attribs'];
const isTick = ({ type }: Attributes): boolean => type === 'radio' || type === 'checkbox';
const isTicked = ({ checked }: Attributes): boolean => checked !== undefined;

export const optionValue = (option: Element): string => option.attribs.value ?? textOf(option);

const chosenIn = (select: Element): string => {
  const options = findAll(select, 'option');
  const chosen = options.find(({ attribs }) => attribs.selected !== undefined) ?? options[0];
  return chosen ? optionValue(chosen) : '';
};

/** Every other value that a form lets be chosen, field by field. */
export const choicesIn = (form: Element): Fields => [
  ...findAll(form, 'input', { name: null })
    .filter(({ attribs }) => isTick(attribs) && !isTicked(attribs) && attribs.disabled === undefined)
    .map(({ attribs }) => [attribs.name ?? '', attribs.value ?? 'on'] as const),
  ...findAll(form, 'select', { name: null }).flatMap((select) =>
    findAll(select, 'option')
      .filter(({ attribs }) => attribs.disabled === undefined)
      .map(optionValue)
      .filter((value) => value !== chosenIn(select))
      .map((value) => [select.attribs.name ?? '', value] as const),
  ),
];

/** Fields with one of them chosen otherwise. */
export const choose = (fields: Fields, [name, value]: Fields[number]): Fields => [
  ...fields.filter(([other]) => other !== name),
  [name, value],
];
