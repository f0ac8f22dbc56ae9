import { type FocusEvent, type FormEvent, useState } from 'react';
import type { FormErrors } from './form-errors.ts';
import { hasErrors } from './form-errors.ts';

const NONE: FormErrors = {};

interface CheckedForm {
  readonly errors: FormErrors;
  readonly attempt: number;
  /** Validates the field that was left. */
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  /** A message stays until its field is corrected, and goes at once when it is. */
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
  /** Validates the whole form; holds it back when something is wrong and says whether it may go. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => boolean;
  readonly showErrors: (errors: FormErrors) => void;
  /** The form was filled in: takes back what is right now, and complains about nothing new. */
  readonly recheck: (form: HTMLFormElement) => void;
}

/** The rules of the server, applied while typing; the server's own answer replaces what was shown before. */
export const useCheckedForm = (
  check: (form: FormData) => FormErrors,
  serverErrors: FormErrors = NONE,
  /** Hears of what held the form back here; the server knows of its own refusals. */
  onHeldBack: (errors: FormErrors) => void = () => undefined,
): CheckedForm => {
  const [errors, setErrors] = useState(serverErrors);
  const [answered, setAnswered] = useState(serverErrors);
  const [attempt, setAttempt] = useState(0);
  const showErrors = (found: FormErrors): void => {
    setErrors(found);
    setAttempt((count) => count + 1);
  };
  if (answered !== serverErrors) {
    setAnswered(serverErrors);
    showErrors(serverErrors);
  }
  const validate = (form: HTMLFormElement, field: string): void =>
    setErrors((shown) => withError(shown, field, check(new FormData(form))[field]));

  return {
    errors,
    attempt,
    showErrors,
    recheck: (form) => {
      const found = check(new FormData(form));
      setErrors((shown) =>
        Object.keys(shown).reduce((left, field) => withError(left, field, found[field]), shown),
      );
    },
    onBlur: ({ currentTarget, target, relatedTarget }) => {
      // On the way to a button nothing may move under the pointer; sending validates every field anyway.
      if (relatedTarget instanceof HTMLButtonElement) return;
      const { name, value } = fieldOf(target);
      if (value !== '') validate(currentTarget, name);
    },
    onChange: ({ currentTarget, target }) => {
      const { name } = fieldOf(target);
      if (errors[name] !== undefined) validate(currentTarget, name);
    },
    onSubmit: (event) => {
      const found = check(new FormData(event.currentTarget));
      if (!hasErrors(found)) return true;
      event.preventDefault();
      showErrors(found);
      onHeldBack(found);
      return false;
    },
  };
};

const fieldOf = (target: EventTarget): { name: string; value: string } =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    ? target
    : { name: '', value: '' };

const withError = (errors: FormErrors, name: string, message: string | undefined): FormErrors => {
  if (message !== undefined) return { ...errors, [name]: message };
  const { [name]: _, ...others } = errors;
  return others;
};
