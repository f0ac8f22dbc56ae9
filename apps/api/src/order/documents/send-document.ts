import type { FastifyReply } from 'fastify';
import { SENT } from '../../http/answers.ts';
import { drawDocument } from './draw-document.ts';
import type { OrderDocument } from './order-document.ts';

/** Answers with a document as PDF, which a browser shows and saves under the document's name. */
export const sendDocument = async (reply: FastifyReply, document: OrderDocument): Promise<typeof SENT> => {
  await reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${fileName(document.name)}"`)
    .send(await drawDocument(document));
  return SENT;
};

/** Headers are ASCII. @example fileName('Note de crédit A-1') // "Note-de-credit-A-1.pdf" */
const fileName = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[^\w-]+/g, '-')}.pdf`;
