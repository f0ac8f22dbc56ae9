import type { RefObject } from 'react';
import { useFetcher } from 'react-router';
import type { DeliveryIntent } from './send-delivery.ts';

interface SentDelivery {
  /** Why the last choice was refused. */
  readonly refused: string | null;
  readonly isSending: boolean;
  readonly send: (intent: DeliveryIntent) => Promise<void>;
}

/** Sends what was chosen of the delivery while the rest of the form is still being typed. */
export const useDelivery = (form: RefObject<HTMLFormElement | null>): SentDelivery => {
  const fetcher = useFetcher<{ readonly refused?: string | null }>();
  return {
    refused: fetcher.data?.refused ?? null,
    isSending: fetcher.state !== 'idle',
    send: async (intent) => {
      if (!form.current) return;
      const sent = new FormData(form.current);
      sent.set('intent', intent);
      await fetcher.submit(sent, { method: 'post' });
    },
  };
};
