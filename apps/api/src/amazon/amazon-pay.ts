/** The provider id of checkout section 3. */
export const AMAZON_PAY = 'amazonPay';
