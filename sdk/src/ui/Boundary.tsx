import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** Rendered instead of children that failed; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  /** A new value renders the children again, for example after a change of the page. */
  resetOn?: unknown;
  children: ReactNode;
}

interface BoundaryState {
  failed: boolean;
  resetOn: unknown;
}

/** Catches errors of a part of the SDK while it renders or loads, so that the host is not affected. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, resetOn: this.props.resetOn };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetOn }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return resetOn === state.resetOn ? null : { failed: false, resetOn };
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
