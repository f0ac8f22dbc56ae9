/** The provider id of [K3]. */
export const AMAZON_PAY = 'amazonPay';
