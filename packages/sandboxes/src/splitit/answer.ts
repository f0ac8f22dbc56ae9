import type { Answer } from '../machinery/answer.ts';

/** SplitIt's documented numbers of what was wrong. */
export const CODES = {
  generalError: '500',
  invalidPlanNumber: '502',
  invalidPlanStatus: '503',
  invalidAmount: '511',
  gatewayDeclined: '599',
  unauthorised: '401',
  invalidRequest: '400',
} as const;

export const refuse = (
  status: number,
  code: (typeof CODES)[keyof typeof CODES],
  message: string,
  additionalInfo: string | null = null,
): Answer => ({
  status,
  body: {
    TraceId: crypto.randomUUID(),
    Error: { Code: code, Message: message, AdditionalInfo: additionalInfo, ExtraData: null },
  },
});

export const refuseUnknownPlan = (): Answer =>
  refuse(404, CODES.invalidPlanNumber, "We're sorry. We can't seem to find this installment plan number.");

export const refuseStatus = (): Answer =>
  refuse(400, CODES.invalidPlanStatus, 'Invalid Installment Plan Status');

export const refuseAmount = (): Answer =>
  refuse(400, CODES.invalidAmount, 'Please verify your transaction amount.');

/** SplitIt's own failure. */
export const failAsPlanned = (): Answer => refuse(500, CODES.generalError, 'Planned with /_sandbox/faults.');
