import { errorSchema } from '@counterpane/contract/envelope';
import type { z } from 'zod';

/**
 * A route's answers for OpenAPI and for the serializer, which checks them. Typed as unknown on purpose:
 * handlers answer either envelope with a status that is only known when they run.
 */
export const responses = (ok: z.ZodType): unknown => ({ 200: ok, '4xx': errorSchema, '5xx': errorSchema });
