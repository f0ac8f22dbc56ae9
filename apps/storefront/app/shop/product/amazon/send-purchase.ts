import { EXPRESS_BUTTON } from '../purchase-form.ts';

/**
 * Sends the form of a product as its express button does. What was sent once it is in the cart; null where something was
 * not added, which then stands where the form's own page says it. `added`: what is in the cart by an earlier call.
 */
export const sendPurchase = async (form: HTMLFormElement, added: string | null): Promise<string | null> => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const body = new URLSearchParams([...fields, [EXPRESS_BUTTON, 'on']]);
  const sent = body.toString();
  form.querySelector(':scope > [role="alert"]')?.remove();
  if (sent === added) return sent;
  // Everything was added where the answer leads on; where to is Amazon's affair here.
  const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
  if (answer.type === 'opaqueredirect') return sent;
  showRefusal(form, await answer.text());
  return null;
};

const showRefusal = (form: HTMLFormElement, html: string): void => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const alert = page.querySelector<HTMLElement>('[data-purchase] > [role="alert"]');
  if (!alert) throw new Error(page.title);
  const shown = document.adoptNode(alert);
  form.firstElementChild?.after(shown);
  shown.focus();
};
