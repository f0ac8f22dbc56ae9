import Fastify from 'fastify';
import { z } from 'zod';
import { applyFault } from '../faults/apply-fault.ts';

interface GoogleAnalyticsSandboxOptions {
  readonly measurementId: string;
  readonly apiSecret: string;
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
}

/** - `error500`: its own failure. `hang`: no answer ever. */
type GoogleAnalyticsFault = 'error500' | 'hang';

const consentSchema = z.enum(['GRANTED', 'DENIED']);

interface Worth {
  readonly value?: number | undefined;
  readonly items?: readonly { readonly quantity: number; readonly price: number }[] | undefined;
}

/** Whether a value is what Google defines it to be. The real one counts whatever it is told. */
const isSumOfItems = ({ value, items }: Worth): boolean =>
  value === undefined ||
  items === undefined ||
  Math.abs(items.reduce((sum, { quantity, price }) => sum + quantity * price, 0) - value) < 0.001;

/** What its validation server refuses, and the limits of its reference. */
const collectedSchema = z.strictObject({
  client_id: z.string().min(1),
  consent: z.strictObject({ ad_user_data: consentSchema, ad_personalization: consentSchema }),
  events: z
    .array(
      z
        .strictObject({
          name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/i),
          timestamp_micros: z.int().positive(),
          params: z
            .object({
              session_id: z.string().regex(/^\d+$/),
              engagement_time_msec: z.number(),
              page_location: z.url().max(1_000).optional(),
              transaction_id: z.string().min(1).max(100).optional(),
              currency: z.string().length(3).optional(),
              value: z.number().optional(),
              tax: z.number().optional(),
              shipping: z.number().optional(),
              coupon: z.string().min(1).max(100).optional(),
              items: z
                .array(
                  z.strictObject({
                    item_id: z.string().min(1).max(100),
                    item_name: z.string().min(1).max(100),
                    quantity: z.int().positive(),
                    price: z.number(),
                    item_list_id: z.string().min(1).max(100).optional(),
                    item_list_name: z.string().min(1).max(100).optional(),
                  }),
                )
                .max(200)
                .optional(),
            })
            .strict()
            // Sums without a currency are dropped.
            .refine(({ value, currency }) => value === undefined || currency !== undefined),
        })
        .refine(({ name, params }) => name === 'refund' || isSumOfItems(params), {
          error: 'value is not the sum of price × quantity',
        }),
    )
    .min(1)
    .max(25),
});

type Collected = z.infer<typeof collectedSchema>;

export interface GoogleAnalyticsSandbox {
  readonly url: string;
  /** What was taken, the oldest first. */
  collected(): readonly Collected[];
  /** Why something was not taken: the real one answers the same. */
  dropped(): readonly string[];
  /** From now on every call fails so; null ends it. */
  fault(kind: GoogleAnalyticsFault | null): void;
  close(): Promise<void>;
}

/** A local Google Analytics: the one call that the store makes. See DIFFERENCES.md. */
export const startGoogleAnalyticsSandbox = async ({
  measurementId,
  apiSecret,
  host,
  port,
}: GoogleAnalyticsSandboxOptions): Promise<GoogleAnalyticsSandbox> => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 130_000 });
  const collected: Collected[] = [];
  const dropped: string[] = [];
  let fault: GoogleAnalyticsFault | null = null;

  app.post<{ Querystring: Record<string, string | undefined> }>('/mp/collect', async (request, reply) => {
    if (fault) return applyFault({ kind: fault }, request, reply, () => reply.code(500).send());
    const { measurement_id: id, api_secret: secret } = request.query;
    const parsed = collectedSchema.safeParse(request.body);
    if (id !== measurementId || secret !== apiSecret) dropped.push('keys');
    else if (parsed.success) collected.push(parsed.data);
    else dropped.push(z.prettifyError(parsed.error));
    return reply.code(204).send();
  });

  const url = await app.listen({ host, port });
  return {
    url,
    collected: () => collected,
    dropped: () => dropped,
    fault: (kind) => {
      fault = kind;
    },
    close: () => app.close(),
  };
};
