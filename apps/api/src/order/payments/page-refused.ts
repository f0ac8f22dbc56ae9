/** Why an attempt failed that never had a page: the provider does not take such an order. Nothing was declined. */
export const PAGE_REFUSED = 'page_refused';
