import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHeadingFocus } from './use-heading-focus.ts';

const Page = ({ change, hasField = false }: { readonly change: string; readonly hasField?: boolean }) => {
  useHeadingFocus(change);
  return (
    <main>
      <h1>{`Step ${change}`}</h1>
      {hasField && <input aria-label="Name" />}
    </main>
  );
};

test('a page as it came leaves the focus where it is', () => {
  render(<Page change="1" />);
  expect(document.activeElement).toBe(document.body);
});

test('after a change that took the focused element away the heading has the focus, and Tab goes on from there', () => {
  const { rerender } = render(<Page change="1" />);
  rerender(<Page change="2" />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 2' }));
  expect(screen.getByRole('heading').tabIndex).toBe(-1);
});

test('something on the page that has the focus keeps it', () => {
  const { rerender } = render(<Page change="1" hasField />);
  screen.getByLabelText('Name').focus();
  rerender(<Page change="2" hasField />);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('a page that is drawn again without a change leaves the focus alone', () => {
  const { rerender } = render(<Page change="1" />);
  rerender(<Page change="1" hasField />);
  expect(document.activeElement).toBe(document.body);
});
