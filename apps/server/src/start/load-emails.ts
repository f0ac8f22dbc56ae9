import type { Brand } from '@counterpane/catalogue/brand';

/** The store's emails as the lab shows them. They bring React, which a store needs with its first email and not before. */
export const loadEmails = async (brands: readonly Brand[]) => {
  const { EMAIL_PREVIEWS, emailFrames } = await import('@counterpane/api/email-previews');
  const frames = emailFrames(brands);
  return {
    emails: EMAIL_PREVIEWS,
    frames,
    write: (email: string, name: string) => {
      const template = EMAIL_PREVIEWS.find((one) => one.name === email);
      const found = frames.find((one) => one.name === name);
      return template && found ? template.preview(found.frame) : null;
    },
  };
};
