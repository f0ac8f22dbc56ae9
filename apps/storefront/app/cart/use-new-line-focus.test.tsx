import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useNewLineFocus } from './use-new-line-focus.ts';

const Cart = ({ lines }: { readonly lines: readonly string[] }) => {
  useNewLineFocus(lines);
  return (
    <ul>
      {lines.map((id) => (
        <li key={id} data-line={id} tabIndex={-1}>
          {id}
        </li>
      ))}
      <li>
        <input aria-label="Coupon code" />
      </li>
    </ul>
  );
};

test('the lines that a cart came with do not take the focus', () => {
  render(<Cart lines={['mattress']} />);
  expect(document.activeElement).toBe(document.body);
});

test('a line that was added takes the focus when what was pressed is gone', () => {
  const { rerender } = render(<Cart lines={['mattress']} />);
  rerender(<Cart lines={['mattress', 'plan']} />);
  expect(document.activeElement).toBe(screen.getByText('plan'));
});

test('a line that was added leaves the focus with who types elsewhere', () => {
  const { rerender } = render(<Cart lines={['mattress']} />);
  screen.getByLabelText('Coupon code').focus();
  rerender(<Cart lines={['mattress', 'plan']} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Coupon code'));
});

test('a line that goes takes the focus nowhere', () => {
  const { rerender } = render(<Cart lines={['mattress', 'plan']} />);
  rerender(<Cart lines={['mattress']} />);
  expect(document.activeElement).toBe(document.body);
});
