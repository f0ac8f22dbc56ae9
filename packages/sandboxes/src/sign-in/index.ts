import { exportPKCS8, exportSPKI, generateKeyPair } from 'jose';
import type { RunningSandbox, SandboxPlace } from '../machinery/integration.ts';
import { startSignInSandbox } from './sign-in-sandbox.ts';

const GOOGLE = { clientId: 'counterpane.apps.googleusercontent.com', clientSecret: 'GOCSPX-counterpane' };
const APPLE = { clientId: 'example.counterpane.web', teamId: 'TEAM123456', keyId: 'KEY1234567' };

/** The stand-ins for Google and Apple in a demo, and the settings of a client there: keys that are good for nothing else. */
export const startSignIn = async (place: Pick<SandboxPlace, 'port' | 'host'>): Promise<RunningSandbox> => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const started = await startSignInSandbox({
    ...place,
    google: GOOGLE,
    apple: { ...APPLE, publicKey: await exportSPKI(pair.publicKey) },
  });
  const origin = `http://${place.host}:${new URL(started.url).port}`;
  return {
    origin,
    settings: {
      GOOGLE_SIGN_IN_ID: GOOGLE.clientId,
      GOOGLE_SIGN_IN_SECRET: GOOGLE.clientSecret,
      GOOGLE_SIGN_IN_ISSUER: `${origin}/google`,
      APPLE_SIGN_IN_ID: APPLE.clientId,
      APPLE_SIGN_IN_TEAM: APPLE.teamId,
      APPLE_SIGN_IN_KEY_ID: APPLE.keyId,
      APPLE_SIGN_IN_KEY: await exportPKCS8(pair.privateKey),
      APPLE_SIGN_IN_ISSUER: `${origin}/apple`,
    },
    close: () => started.close(),
  };
};
