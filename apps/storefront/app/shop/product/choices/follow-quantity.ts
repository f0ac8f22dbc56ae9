/** Shows what the chosen quantity costs together, and how many come of what goes with the product. */
export const showQuantity = (form: HTMLFormElement): void => {
  const quantity = String(new FormData(form).get('quantity') ?? '1');
  for (const total of form.querySelectorAll<HTMLElement>('[data-totals]')) showTotal(total, quantity);
  for (const note of form.querySelectorAll<HTMLElement>('[data-more-than-one]')) {
    note.hidden = quantity === '1';
    showCount(note, quantity);
  }
};

/** The page has the total of each quantity that it offers; none for one. */
const showTotal = (total: HTMLElement, quantity: string): void => {
  // The page writes this attribute itself.
  const texts = JSON.parse(total.dataset.totals ?? '{}') as Readonly<Record<string, string>>;
  const text = texts[quantity];
  total.hidden = text === undefined;
  // A total that is shown already may be one with a coupon.
  if (text === undefined || !showCount(total, quantity)) return;
  const price = total.querySelector('[data-quote-part=price]');
  if (price) price.textContent = text;
};

/** Whether it is another count than before. */
const showCount = (place: HTMLElement, quantity: string): boolean => {
  const count = place.querySelector('[data-count]');
  if (!count || count.textContent === quantity) return false;
  count.textContent = quantity;
  return true;
};
