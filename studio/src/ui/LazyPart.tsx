import { Component, type ReactNode, Suspense } from 'react';
import { showToast } from './toast-store';

export interface LazyPartProps {
  /** Contains components made by `lazy`. */
  children: ReactNode;
  /** Shown in place of a part that failed. Default: nothing, for a dialog. */
  unavailable?: ReactNode;
}

/**
 * Shows a part of the studio whose code is loaded on demand. If it cannot be loaded or rendered, the rest of the studio
 * stays usable and a toast offers to reload: a browser may remember that a module failed, so trying again in the same
 * page can fail forever.
 */
export class LazyPart extends Component<LazyPartProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    const action = { label: 'Reload the studio', run: () => window.location.reload() };
    showToast({ tone: 'danger', text: 'A part of the studio could not be loaded.', action });
  }

  override render() {
    return this.state.failed ? this.props.unavailable : <Suspense>{this.props.children}</Suspense>;
  }
}
