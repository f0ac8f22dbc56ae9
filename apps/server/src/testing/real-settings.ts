/** All settings that a store with real money needs. */
export const REAL_SETTINGS = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SESSION_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://shop:secret@mail.example',
  MAIL_FROM: 'Halcyon <orders@halcyon.example>',
  PUBLIC_URL: 'https://halcyon.example/',
};
