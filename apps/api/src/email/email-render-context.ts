import { createContext, createElement, useContext } from 'react';
import { type EmailTheme, emailTheme } from './email-theme.ts';

/** The store runs its TypeScript as it is, and Node strips types but reads no JSX: elements are made by calls. */
export const h = createElement;

interface EmailRendering {
  /** What is being written: the same parts become either. */
  readonly medium: 'html' | 'text';
  readonly theme: EmailTheme;
}

export const EmailRenderContext = createContext<EmailRendering>({ medium: 'html', theme: emailTheme({}) });

export const useEmailRenderContext = (): EmailRendering => useContext(EmailRenderContext);
