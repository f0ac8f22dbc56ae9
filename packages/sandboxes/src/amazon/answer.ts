import type { Answer } from '../machinery/answer.ts';

export const refuse = (status: number, reasonCode: string, message: string): Answer => ({
  status,
  body: { reasonCode, message },
});

export const refuseUnknown = (id: string): Answer =>
  refuse(404, 'ResourceNotFound', `The object ${id} does not exist.`);

export const refuseParameter = (message: string): Answer => refuse(400, 'InvalidParameterValue', message);
