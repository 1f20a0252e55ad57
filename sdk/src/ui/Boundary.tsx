import { Component, type ReactNode } from 'react';

export interface KitBoundaryProps {
  /** What stands in for a part that failed; `retry` shows it again. */
  fallback: (retry: () => void) => ReactNode;
  /** A new value tries again by itself: another page need not fail. */
  resetOn?: unknown;
  children: ReactNode;
}

interface KitBoundaryState {
  failed: boolean;
  resetOn: unknown;
}

/** Catches a part of the kit that failed while rendering or loading; the host stays as it was. */
export class KitBoundary extends Component<KitBoundaryProps, KitBoundaryState> {
  override state: KitBoundaryState = { failed: false, resetOn: this.props.resetOn };

  static getDerivedStateFromError(): Partial<KitBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetOn }: KitBoundaryProps, state: KitBoundaryState): KitBoundaryState | null {
    return resetOn === state.resetOn ? null : { failed: false, resetOn };
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
