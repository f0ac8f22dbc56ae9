/** What goes back to the caller: a status and JSON in Amazon's shape. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

export const ok = (body: object): Answer => ({ status: 200, body });

export const refuse = (status: number, reasonCode: string, message: string): Answer => ({
  status,
  body: { reasonCode, message },
});

export const refuseUnknown = (id: string): Answer =>
  refuse(404, 'ResourceNotFound', `The object ${id} does not exist.`);

export const refuseParameter = (message: string): Answer => refuse(400, 'InvalidParameterValue', message);
