import { codeFor } from '../support/sign-in-codes.ts';
import { PlainShopper } from './plain-shopper.ts';

/** A customer without script, signed in with the code of their mailbox, at a page. */
export const signedIn = async (email: string, path: string): Promise<PlainShopper> => {
  const shopper = new PlainShopper('drift');
  await shopper.opens(path);
  shopper.fills('Email', email);
  await shopper.presses('Send me a code');
  shopper.fills('Code', await codeFor(email));
  await shopper.presses('Sign in');
  return shopper;
};
