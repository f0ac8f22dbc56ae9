/** A report of one settlement as the sandbox has it. */
export interface Report {
  readonly id: string;
  readonly documentId: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly createdAt: string;
  /** The document: a few lines about the settlement, then names and values between commas. */
  readonly text: string;
}
