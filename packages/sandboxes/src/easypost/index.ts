import type { RunningSandbox, SandboxPlace } from '../machinery/integration.ts';
import { startEasypostSandbox } from './easypost-sandbox.ts';

const KEYS = { apiKey: 'EZTK_counterpane', webhookSecret: 'webhooks_counterpane' };

/** A parcel of a demo is delivered within three minutes. */
const STEP_MS = 50_000;

/** The stand-in for EasyPost in a demo, and the settings of an account there: keys known to everyone. */
export const startEasypost = async (place: Omit<SandboxPlace, 'storeOrigins'>): Promise<RunningSandbox> => {
  const started = await startEasypostSandbox({ ...KEYS, stepMs: STEP_MS, ...place });
  const origin = `http://${place.host}:${new URL(started.url).port}`;
  return {
    origin,
    settings: {
      EASYPOST_API_KEY: KEYS.apiKey,
      EASYPOST_WEBHOOK_SECRET: KEYS.webhookSecret,
      EASYPOST_API_URL: origin,
    },
    close: () => started.close(),
  };
};
