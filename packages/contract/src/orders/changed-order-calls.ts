import type { FetchApi } from '../call.ts';
import { endpointCall } from '../endpoint-call.ts';
import type { WriteReview } from '../reviews/own-reviews.ts';
import type { CancelItems, CancelledLines } from './cancellations.ts';
import type { AnswerClaim, MakeClaim } from './claims.ts';
import type { ConsentChannel } from './consents.ts';
import type { ChooseDeliveryDay } from './delivery-day.ts';
import type { ChosenExchange, SentExchange } from './exchanges.ts';
import type { NewAddress, SentAddressChange } from './new-address.ts';
import { sendPhotos } from './photo-calls.ts';
import type { ReturnedLines, SentReturn } from './returns.ts';

/** What can still be done with an order that was placed: cancelled, changed, added to, sent back, exchanged, claimed, reviewed. */
export const changedOrderCalls = (fetchApi: FetchApi) => ({
  /** What comes back when items are cancelled; nothing is written. */
  previewCancellation: (id: string, body: CancelledLines) =>
    endpointCall(fetchApi, 'POST /orders/:id/cancellations/preview')({ params: { id }, body }),
  /** What of an order can be sent back, and what is on its way. */
  orderReturns: (id: string) => endpointCall(fetchApi, 'GET /orders/:id/returns')({ params: { id } }),
  /** What of an order is covered, until when, and what was claimed. */
  orderClaims: (id: string) => endpointCall(fetchApi, 'GET /orders/:id/claims')({ params: { id } }),
  makeClaim: (id: string, body: MakeClaim) =>
    endpointCall(fetchApi, 'POST /orders/:id/claims')({ params: { id }, body }),
  answerClaim: (id: string, claimId: string, body: AnswerClaim) =>
    endpointCall(fetchApi, 'POST /orders/:id/claims/:claimId')({ params: { id, claimId }, body }),
  withdrawClaim: (id: string, claimId: string) =>
    endpointCall(fetchApi, 'DELETE /orders/:id/claims/:claimId')({ params: { id, claimId } }),
  /** What of an order can be reviewed, and what was written. */
  orderReviews: (id: string) => endpointCall(fetchApi, 'GET /orders/:id/reviews')({ params: { id } }),
  writeReview: (id: string, itemIdentifier: string, body: WriteReview) =>
    endpointCall(
      fetchApi,
      'PUT /orders/:id/reviews/:itemIdentifier',
    )({
      params: { id, itemIdentifier },
      body,
    }),
  withdrawReview: (id: string, itemIdentifier: string) =>
    endpointCall(fetchApi, 'DELETE /orders/:id/reviews/:itemIdentifier')({ params: { id, itemIdentifier } }),
  /** What comes back when items are sent back; nothing is written. */
  previewReturn: (id: string, body: ReturnedLines) =>
    endpointCall(fetchApi, 'POST /orders/:id/returns/preview')({ params: { id }, body }),
  /** Photographs for what is asked next. */
  sendPhotos: (id: string, files: readonly File[]) => sendPhotos(fetchApi, id, files),
  requestReturn: (id: string, body: SentReturn) =>
    endpointCall(fetchApi, 'POST /orders/:id/returns')({ params: { id }, body }),
  cancelReturn: (id: string, returnId: string) =>
    endpointCall(fetchApi, 'DELETE /orders/:id/returns/:returnId')({ params: { id, returnId } }),
  /** What a line can be exchanged for now. */
  exchangeChoices: (id: string, item: string) =>
    endpointCall(fetchApi, 'GET /orders/:id/exchanges')({ params: { id }, query: { item } }),
  /** What goes and what comes; nothing is written. */
  previewExchange: (id: string, body: ChosenExchange) =>
    endpointCall(fetchApi, 'POST /orders/:id/exchanges/preview')({ params: { id }, body }),
  requestExchange: (id: string, body: SentExchange) =>
    endpointCall(fetchApi, 'POST /orders/:id/exchanges')({ params: { id }, body }),
  /** The page on which a dearer piece is paid for. */
  payExchange: (id: string, returnId: string) =>
    endpointCall(fetchApi, 'POST /orders/:id/returns/:returnId/payment')({ params: { id, returnId } }),
  /** Back from it: how far the payment is. */
  refreshExchange: (id: string, returnId: string) =>
    endpointCall(fetchApi, 'POST /orders/:id/returns/:returnId/refresh')({ params: { id, returnId } }),
  /** Everything that happened with an order. */
  orderTimeline: (id: string) => endpointCall(fetchApi, 'GET /orders/:id/timeline')({ params: { id } }),
  /** What was added to an order, and until when something can be. */
  orderAdditions: (id: string) => endpointCall(fetchApi, 'GET /orders/:id/additions')({ params: { id } }),
  /** What is in the cart, or comes into it, is added to an order from now on. */
  addToOrder: (id: string) => endpointCall(fetchApi, 'POST /orders/:id/additions')({ params: { id } }),
  cancelItems: (id: string, body: CancelItems) =>
    endpointCall(fetchApi, 'POST /orders/:id/cancellations')({ params: { id }, body }),
  orderConsents: (id: string) => endpointCall(fetchApi, 'GET /orders/:id/consents')({ params: { id } }),
  withdrawConsent: (id: string, channel: ConsentChannel) =>
    endpointCall(fetchApi, 'DELETE /orders/:id/consents/:channel')({ params: { id, channel } }),
  /** What comes back, or is to be paid, when an order goes elsewhere; nothing is written. */
  previewAddress: (id: string, body: NewAddress) =>
    endpointCall(fetchApi, 'POST /orders/:id/address/preview')({ params: { id }, body }),
  changeAddress: (id: string, body: SentAddressChange) =>
    endpointCall(fetchApi, 'PUT /orders/:id/address')({ params: { id }, body }),
  /** The page on which a dearer address is paid for. */
  payAddress: (id: string) => endpointCall(fetchApi, 'POST /orders/:id/address/payment')({ params: { id } }),
  /** Back from it: how far the payment is. */
  refreshAddress: (id: string) =>
    endpointCall(fetchApi, 'POST /orders/:id/address/refresh')({ params: { id } }),
  /** It goes where it was to go. */
  keepAddress: (id: string) =>
    endpointCall(fetchApi, 'DELETE /orders/:id/address/payment')({ params: { id } }),
  /** The days on which a shipment can come. */
  deliveryDays: (id: string, shipmentId: string) =>
    endpointCall(fetchApi, 'GET /orders/:id/shipments/:shipmentId/days')({ params: { id, shipmentId } }),
  chooseDeliveryDay: (id: string, shipmentId: string, body: ChooseDeliveryDay) =>
    endpointCall(
      fetchApi,
      'PUT /orders/:id/shipments/:shipmentId/days',
    )({
      params: { id, shipmentId },
      body,
    }),
});
