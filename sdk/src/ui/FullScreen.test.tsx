// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { preparePage } from '../admin-portal/test-portal';
import { Dialog } from './Dialog';
import { FullScreen } from './FullScreen';
import { OverlayHost } from './OverlayHost';

preparePage();
afterEach(cleanup);

it('puts a dialog that is open from the start above itself, so that it can be used', () => {
  const { container } = render(
    <OverlayHost locale="en">
      <FullScreen label="Settings" onClose={() => {}}>
        <Dialog title="Invite a user" closeLabel="Close" onClose={() => {}}>
          <input aria-label="Email" />
        </Dialog>
      </FullScreen>
    </OverlayHost>,
  );
  const layers = [...container.querySelectorAll('.portico-full-screen, .portico-scrim')];
  expect(layers.map((layer) => layer.className)).toEqual(['portico-full-screen', 'portico-scrim']);
  expect(screen.getByRole('textbox', { name: 'Email' }).closest('[inert], [aria-hidden="true"]')).toBeNull();
});
