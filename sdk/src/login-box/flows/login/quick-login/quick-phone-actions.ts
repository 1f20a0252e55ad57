import { changeMyPhone, verifyMyPhone } from '../../../../api/users-contacts';
import type { ErrorCode } from '../../../../contract';
import type { FlowError, FlowSnapshot } from '../../../runtime/flow-snapshot';
import type { LoginFlow } from '../login-flow';
import type { LoginState, LoginStateOf } from '../login-state';
import { leaveAtTheEnd } from '../sign-in';
import { storeQuickLogin } from './offered-kinds';

const TAKEN: ErrorCode = 'ER-ALREADY-EXISTS';

/** A code was sent to a number that is not yet stored in the account. */
export type NewPhoneState = LoginStateOf<'loginWithQuickSmsOtc'> & { changePhoneId: string };

/** Opens the step that asks for another phone number than the one that received the code. */
export function askForQuickPhone(flow: LoginFlow): void {
  const state = flow.at('loginWithQuickSmsOtc');
  if (!state) return;
  const { email, userId, phoneNumber, changePhoneId } = state;
  // Only a number that the user has typed can prefill the field: one from the service is masked.
  flow.move({ step: 'quickLoginPhone', email, userId, phoneNumber: changePhoneId ? phoneNumber : '' });
}

/** Texts a code to a new number; the account stores the number once the code is confirmed. */
export async function submitQuickPhone(flow: LoginFlow, phoneNumber: string): Promise<void> {
  const state = flow.at('quickLoginPhone');
  if (!state) return;
  const { email, userId } = state;
  await flow.run(() => textNewPhone(flow, { email, userId, phoneNumber }), atNumber);
}

/** Texts another code to the new number. */
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

/** Confirms the new number with its code, sets up quick login by text message, and continues. */
export async function confirmNewPhone(flow: LoginFlow, state: NewPhoneState, code: string): Promise<void> {
  const { email, userId, phoneNumber, changePhoneId } = state;
  const { app } = flow;
  await flow.run(
    async () => {
      await verifyMyPhone(app.http, { changePhoneId, code });
      storeQuickLogin(app, userId, 'sms');
      // Not awaited: the sign-in continues while the user data reloads with the new number.
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

/** Shows at the field that another user has the number. */
function atNumber(error: FlowError): Partial<FlowSnapshot<LoginState>> {
  return error.code === TAKEN ? { error: { ...error, code: 'smsLoginPhoneTaken' } } : {};
}
