import type { Email, EmailSender } from '@counterpane/providers/email/port';

/** Takes every message and keeps it, for tests that are not about mail. */
export const collectingSender = (): EmailSender & { readonly sent: readonly Email[] } => {
  const sent: Email[] = [];
  return {
    sent,
    send: async (email) => {
      sent.push(email);
    },
  };
};
