/** Shows the total of the chosen quantity, which the page has for each that it offers; none for one. */
export const showTotals = (form: HTMLFormElement): void => {
  const quantity = String(new FormData(form).get('quantity') ?? '');
  for (const total of form.querySelectorAll<HTMLElement>('[data-totals]')) showTotal(total, quantity);
};

const showTotal = (total: HTMLElement, quantity: string): void => {
  // The page writes this attribute itself.
  const texts = JSON.parse(total.dataset.totals ?? '{}') as Readonly<Record<string, string>>;
  const count = total.querySelector('[data-total-quantity]');
  const price = total.querySelector('[data-quote-part=price]');
  const text = texts[quantity];
  total.hidden = text === undefined;
  // A total that is shown already may be one with a coupon.
  if (!count || !price || text === undefined || count.textContent === quantity) return;
  count.textContent = quantity;
  price.textContent = text;
};
