import { EXPRESS_BUTTON } from '../purchase-form.ts';

interface Sent {
  /** What is in the cart by this call or an earlier one; null for nothing. */
  readonly added: string | null;
  /** False where something was not added, which then stands where the form's own page says it. */
  readonly isAll: boolean;
}

/**
 * Sends the form of a product as its express button does, unless the same is in the cart already by an earlier call: `added`.
 * Where only a part of it was added, the same choice sent again goes on with that part.
 */
export const sendPurchase = async (form: HTMLFormElement, added: string | null): Promise<Sent> => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const body = new URLSearchParams([...fields, [EXPRESS_BUTTON, 'on']]);
  const sent = body.toString();
  form.querySelector(':scope > [role="alert"]')?.remove();
  if (sent === added) return { added, isAll: true };
  // Everything was added where the answer leads on; where to is Amazon's affair here.
  const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
  if (answer.type === 'opaqueredirect') return { added: sent, isAll: true };
  showRefusal(form, await answer.text());
  return { added: answer.ok ? sent : added, isAll: false };
};

const showRefusal = (form: HTMLFormElement, html: string): void => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const alert = page.querySelector<HTMLElement>('[data-purchase] > [role="alert"]');
  if (!alert) throw new Error(page.title);
  const shown = document.adoptNode(alert);
  form.firstElementChild?.after(shown);
  shown.focus();
};
