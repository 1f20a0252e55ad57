import { changeMyPhone, verifyMyPhone } from '../../../../api/users-contacts';
import type { ErrorCode } from '../../../../contract';
import type { FlowError, FlowSnapshot } from '../../../runtime/flow-snapshot';
import type { LoginFlow } from '../login-flow';
import type { LoginState, LoginStateOf } from '../login-state';
import { leaveAtTheEnd } from '../sign-in';
import { rememberQuick } from './offered-kinds';

const TAKEN: ErrorCode = 'ER-ALREADY-EXISTS';

/** A code that went to a number which is not yet that of the account. */
export type NewPhoneState = LoginStateOf<'loginWithQuickSmsOtc'> & { changePhoneId: string };

/** Another phone than the one that got the code. */
export function askForQuickPhone(flow: LoginFlow): void {
  const state = flow.at('loginWithQuickSmsOtc');
  if (!state) return;
  const { email, userId, phoneNumber, changePhoneId } = state;
  // A number that is shown with stars is no number to begin with.
  flow.move({ step: 'quickLoginPhone', email, userId, phoneNumber: changePhoneId ? phoneNumber : '' });
}

/** Texts a code to a number; it becomes that of the account by the code alone. */
export async function submitQuickPhone(flow: LoginFlow, phoneNumber: string): Promise<void> {
  const state = flow.at('quickLoginPhone');
  if (!state) return;
  const { email, userId } = state;
  await flow.run(() => textNewPhone(flow, { email, userId, phoneNumber }), atNumber);
}

/** Texts another code there. */
export async function resendToNewPhone(flow: LoginFlow, state: NewPhoneState): Promise<void> {
  await flow.run(() => textNewPhone(flow, state));
}

async function textNewPhone(
  { app }: LoginFlow,
  { email, userId, phoneNumber }: Pick<NewPhoneState, 'email' | 'userId' | 'phoneNumber'>,
): Promise<LoginState> {
  const { changePhoneId } = await changeMyPhone(app.http, { phoneNumber });
  return { step: 'loginWithQuickSmsOtc', email, userId, phoneNumber, flow: 'registerQuickLogin', changePhoneId };
}

/** Takes the number over with its code, sets the quick way up, and goes on. */
export async function confirmNewPhone(flow: LoginFlow, state: NewPhoneState, code: string): Promise<void> {
  const { email, userId, phoneNumber, changePhoneId } = state;
  const { app } = flow;
  await flow.run(
    async () => {
      await verifyMyPhone(app.http, { changePhoneId, code });
      rememberQuick(app, userId, 'sms');
      // The host shows the new number once it is known; nobody waits for that.
      void app.session.reloadUser().catch(() => undefined);
      return { step: 'success', email };
    },
    (error) =>
      error.code === TAKEN
        ? { state: { step: 'quickLoginPhone', email, userId, phoneNumber }, ...atNumber(error) }
        : {},
  );
  await leaveAtTheEnd(flow);
}

/** That somebody else has the number is said in the words of the field. */
function atNumber(error: FlowError): Partial<FlowSnapshot<LoginState>> {
  return error.code === TAKEN ? { error: { ...error, code: 'smsLoginPhoneTaken' } } : {};
}
