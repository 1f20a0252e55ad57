import type { App } from '../../app/app';
import type { OfferedProvider } from '../../login-box/parts/social/social-providers';
import type { FlowRunner } from '../../login-box/runtime/flow-run';
import type { FlowSnapshot } from '../../login-box/runtime/flow-snapshot';

/** State of the social login: the providers that users can sign in with. */
export interface SocialLoginState {
  /** `null` until they are loaded; well-known providers come first. */
  providers: readonly OfferedProvider[] | null;
}

/** The social login as its actions use it; it has no steps. */
export interface SocialLoginFlow extends FlowRunner<SocialLoginState> {
  readonly app: App;
  state(): SocialLoginState;
}

/** The social login of the host's own buttons. */
export interface SocialLoginStore extends FlowSnapshot<SocialLoginState> {
  readonly flow: SocialLoginFlow;
  start(): Promise<void>;
}
