import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FormErrors } from './form-errors.ts';
import { useCheckedForm } from './use-checked-form.ts';

const NO_CITY = 'Please enter your city';
const NO_ZIP = 'Please enter a zip code';

const check = (form: FormData): FormErrors => ({
  ...(form.get('city') === '' ? { city: NO_CITY } : {}),
  ...(form.get('zip') === '1' ? { zip: 'Please enter a valid zip code' } : {}),
  ...(form.get('zip') === '' ? { zip: NO_ZIP } : {}),
});

interface FormProps {
  readonly serverErrors?: FormErrors;
  readonly onHeldBack?: (errors: FormErrors) => void;
  readonly onSent?: () => void;
}

/** A form that says under its fields what is wrong, and how often it was refused. */
const Form = ({ serverErrors, onHeldBack, onSent }: FormProps) => {
  const { errors, attempt, onBlur, onChange, onSubmit } = useCheckedForm(check, serverErrors, onHeldBack);
  return (
    <form
      aria-label="Address"
      onBlur={onBlur}
      onChange={onChange}
      onSubmit={(event) => {
        if (!onSubmit(event)) return;
        event.preventDefault();
        onSent?.();
      }}
    >
      <input aria-label="City" name="city" />
      <input aria-label="ZIP" name="zip" />
      <p>{`city: ${errors.city ?? 'fine'}; zip: ${errors.zip ?? 'fine'}; refused ${attempt} times`}</p>
      <button type="submit">Send</button>
    </form>
  );
};

const told = (): string => screen.getByText(/^city:/).textContent ?? '';
const types = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const leaves = (label: string, relatedTarget: Element | null = null): void => {
  fireEvent.blur(screen.getByLabelText(label), { relatedTarget });
};
const sends = (): void => {
  fireEvent.submit(screen.getByRole('form'));
};

test('a form says nothing before a field was left', () => {
  render(<Form />);
  types('ZIP', '1');
  expect(told()).toBe('city: fine; zip: fine; refused 0 times');
});

test('a field that is left with something wrong in it says so, and no other field does', () => {
  render(<Form />);
  types('ZIP', '1');
  leaves('ZIP');
  expect(told()).toBe('city: fine; zip: Please enter a valid zip code; refused 0 times');
});

test('a field that is left empty is not complained about: nobody was there yet', () => {
  render(<Form />);
  leaves('City');
  expect(told()).toBe('city: fine; zip: fine; refused 0 times');
});

test('a field that is left for a button stays as it is, so that nothing moves under the pointer', () => {
  render(<Form />);
  types('ZIP', '1');
  leaves('ZIP', screen.getByRole('button'));
  expect(told()).toBe('city: fine; zip: fine; refused 0 times');
});

test('a message goes as soon as its field is right, and comes back when it is wrong again', () => {
  render(<Form />);
  types('ZIP', '1');
  leaves('ZIP');
  types('ZIP', '10001');
  expect(told()).toContain('zip: fine');
  types('ZIP', '1');
  expect(told()).toContain('zip: fine');
  leaves('ZIP');
  expect(told()).toContain('zip: Please enter a valid zip code');
});

test('a form that is wrong is held back with everything that is wrong, and that is heard of', () => {
  const heard: FormErrors[] = [];
  let sent = 0;
  render(<Form onHeldBack={(errors) => heard.push(errors)} onSent={() => (sent += 1)} />);
  sends();
  sends();
  expect(told()).toBe(`city: ${NO_CITY}; zip: ${NO_ZIP}; refused 2 times`);
  expect(heard).toEqual([
    { city: NO_CITY, zip: NO_ZIP },
    { city: NO_CITY, zip: NO_ZIP },
  ]);
  expect(sent).toBe(0);
});

test('a form that is right goes on its way, and nothing is heard of it', () => {
  const heard: FormErrors[] = [];
  let sent = 0;
  render(<Form onHeldBack={(errors) => heard.push(errors)} onSent={() => (sent += 1)} />);
  types('City', 'New York');
  types('ZIP', '10001');
  sends();
  expect([sent, heard, told()]).toEqual([1, [], 'city: fine; zip: fine; refused 0 times']);
});

test('what the server refuses takes the place of what was shown, each time that it answers', () => {
  const { rerender } = render(<Form serverErrors={{}} />);
  types('ZIP', '1');
  leaves('ZIP');
  rerender(<Form serverErrors={{ city: 'There is no such city' }} />);
  expect(told()).toBe('city: There is no such city; zip: fine; refused 1 times');
  types('City', 'Albany');
  expect(told()).toContain('city: fine');
  rerender(<Form serverErrors={{ city: 'There is no such city' }} />);
  expect(told()).toBe('city: There is no such city; zip: fine; refused 2 times');
});
