import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** What stands in for a part that failed; `retry` shows it again. */
  fallback: (retry: () => void) => ReactNode;
  /** A new value tries again by itself: another page need not fail. */
  resetOn?: unknown;
  children: ReactNode;
}

interface BoundaryState {
  failed: boolean;
  resetOn: unknown;
}

/** Catches a part of the kit that failed while rendering or loading; the host stays as it was. */
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
