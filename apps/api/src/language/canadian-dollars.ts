import { message } from '@counterpane/messages/message';

/** A dollar sign alone could be taken for dollars of the United States. */
export const CANADIAN_DOLLARS = message('All prices are in Canadian dollars (CAD).');
