import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useArrivalFocus } from './use-arrival-focus.ts';

const Notice = ({ isWanted }: { readonly isWanted?: boolean }) => {
  const place = useArrivalFocus<HTMLParagraphElement>(isWanted);
  return (
    <p ref={place} tabIndex={-1}>
      Nothing was added.
    </p>
  );
};

test('a notice takes the focus when it comes on to the page', () => {
  render(<Notice />);
  expect(document.activeElement).toBe(screen.getByText('Nothing was added.'));
});

test('a notice that is not wanted there leaves the focus, until it is', () => {
  const { rerender } = render(<Notice isWanted={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Notice isWanted />);
  expect(document.activeElement).toBe(screen.getByText('Nothing was added.'));
});
