import type { LenderPage, Pressed } from '../lender/lender-page.ts';
import { type AcimaContext, turn } from './context.ts';
import type { Lease } from './lease.ts';

/** What the shopper may press, and what becomes of it: the sandbox's sentinels. */
export const SENTINELS = [
  { answer: 'approve', label: 'Sign the lease' },
  { answer: 'decline', label: 'Decline' },
  { answer: 'not-approved', label: 'Not approved, for good' },
  { answer: 'approve-declined', label: 'Sign, declined when the store finalises' },
  { answer: 'approve-insufficient', label: 'Sign, insufficient funds when the store finalises' },
  { answer: 'cancel', label: 'Cancel' },
] as const;

/** The page that is shown in the store's frame, or alone. Its script says to the frame's owner that it is there. */
export const leasePage = (context: AcimaContext): LenderPage<Lease> => ({
  path: '/checkout/:id',
  name: 'Acima',
  heading: ({ cents }) => `Lease ${shown(cents)} with Acima`,
  body: () =>
    '<p>A lease is not a loan. You own what you lease after the last payment, or when you buy it before.</p>',
  buttons: SENTINELS,
  isOpen: ({ status }) => status === 'open',
  press: (lease, answer) => press(context, lease, answer),
  leaveTo: ({ status, returnUrl }) => (status === 'signed' || status === 'finalized' ? returnUrl : null),
  frameAncestors: () => context.keys.storeOrigins,
  foot: () => '<script src="/frame.js"></script>',
});

/** Acima's own message types; this one says that the frame has loaded. */
export const FRAME_SCRIPT = `if (window.parent !== window)
  window.parent.postMessage(JSON.stringify({ type: 'ACIMA_ECOM_IFRAME_READY' }), '*');
`;

const press = (context: AcimaContext, lease: Lease, answer: string): Pressed => {
  switch (answer) {
    case 'approve':
      return sign(context, lease, null);
    case 'approve-declined':
      return sign(context, lease, { code: 'declined', message: 'Acima declined the lease.' });
    case 'approve-insufficient':
      return sign(context, lease, { code: 'insufficient_funds', message: 'Declined: insufficient funds.' });
    case 'not-approved':
      turn(context, { ...lease, status: 'declined' });
      return { problem: 'Acima did not approve the lease.' };
    case 'cancel':
      return { leaveTo: lease.cancelUrl };
    default:
      return { problem: 'Your card was declined. Try another one for the first payment.' };
  }
};

const sign = (context: AcimaContext, lease: Lease, refusal: Lease['refusal']): Pressed => {
  turn(context, { ...lease, status: 'signed', refusal });
  return { leaveTo: lease.returnUrl };
};

const shown = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
