import { type Translate, translator } from '@counterpane/messages/translator';
import type { RouterContextProvider } from 'react-router';
import { getServices } from '../services.ts';

/** What says texts in an answer to a form, in the language of its page. */
export const requestText = (context: Readonly<RouterContextProvider>): Translate =>
  translator(getServices(context).basePath.slice(1));
