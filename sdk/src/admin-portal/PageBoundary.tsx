import { Component, type ReactNode } from 'react';

export interface PageBoundaryProps {
  /** What stands in for a page that could not be loaded or shown; `retry` tries again. */
  fallback: (retry: () => void) => ReactNode;
  /** Called before the next try. */
  onRetry: () => void;
  children: ReactNode;
}

/** Catches a page whose script did not arrive, or that failed while rendering: the menu stays usable. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
