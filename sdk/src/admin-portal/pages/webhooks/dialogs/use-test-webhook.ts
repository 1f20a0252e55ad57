import { useState } from 'react';
import { testWebhook } from '../../../../api/connectivity-webhooks';
import { useApp } from '../../../../app/context';
import type { TestWebhookRequest, TestWebhookResponse } from '../../../../contract';
import { type Action, useAction } from '../../../parts/use-action';

/** A test of an address, and what the address answered (portal spec §4 "Connectivity"). */
export interface WebhookTest {
  action: Action<[TestWebhookRequest]>;
  /** Absent before the first answer, and while a test is pending. */
  answer: TestWebhookResponse | undefined;
}

/** Sends samples to an address. */
export function useTestWebhook(): WebhookTest {
  const { http } = useApp();
  const [answer, setAnswer] = useState<TestWebhookResponse>();
  const action = useAction(async (request: TestWebhookRequest) => {
    setAnswer(undefined);
    setAnswer(await testWebhook(http, request));
  });
  return { action, answer };
}
