import { startKeyCheck, verifyKey } from '../../../api/mfa';
import { askKey } from '../../parts/ask-keys';
import type { ChallengeFlow } from './challenge-flow';

/** Answers the challenge with a key; the browser shows its own dialog. */
export async function answerWithKey(flow: ChallengeFlow, deviceId: string, rememberDevice: boolean): Promise<void> {
  const { app } = flow;
  const state = flow.challenge();
  if (!state) return;
  const { mfaToken } = state;
  await flow.answer(async () => {
    const { webauthnToken, options } = await startKeyCheck(app.http, deviceId, { mfaToken });
    const answer = await askKey(app, options);
    return verifyKey(app.http, deviceId, {
      mfaToken,
      webauthnToken,
      options: answer,
      ...(rememberDevice && { rememberDevice }),
    });
  });
}
