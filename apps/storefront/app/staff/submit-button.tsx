import type { ComponentProps, MouseEvent } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../design/button.tsx';

/**
 * The submit button of a form that changes something: pressed once, it waits for the answer. It is not `disabled`, which would
 * take the focus from a person at the keyboard. Without script each form is as good sent twice as once.
 */
export const SubmitButton = (props: ComponentProps<typeof Button>) => {
  const isSending = useNavigation().formMethod !== undefined;
  const waits = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() };
  return <Button {...props} {...(isSending ? waits : {})} />;
};
