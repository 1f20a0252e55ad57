// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './Avatar';

afterEach(cleanup);

it.each([
  ['Ada Moreno', 'AM'],
  ['Ada', 'A'],
  ['ada de la moreno', 'AM'],
  ['E\u0301mile Zola', 'E\u0301Z'],
  ['👩‍💻 Dana', '👩‍💻D'],
  ['👍🏽 Team ❤️', '👍🏽❤️'],
  ['🇩🇪🇫🇷', '🇩🇪'],
  ['', ''],
])('shows "%s" as "%s"', (name, initials) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(initials);
});
