import type { ApprovalExecution, ApprovalLink, SubmitApprovalRequest, SubmitApprovalResponse } from '../contract';
import type { HttpClient } from '../core/http-client';

const APPROVALS = '/identity/resources/approval-flows/v1';

/**
 * The request that an approver decides on. Needs no session, only the link in the mail.
 *
 * @throws {ApiError} `ER-RESET-LINK-INVALID` (400) when the link is broken or the request is decided,
 *   `ER-RESET-LINK-EXPIRED` (410).
 * @see contract: endpoints, approval-flows
 */
export function getApprovalExecution(http: HttpClient, link: ApprovalLink): Promise<ApprovalExecution> {
  return http.send({ method: 'GET', path: `${APPROVALS}/execution-data`, query: { ...link } });
}

/**
 * Approves or declines. The first decision counts.
 *
 * @throws {ApiError} as {@link getApprovalExecution}.
 * @see contract: endpoints, approval-flows
 */
export function submitApproval(http: HttpClient, body: SubmitApprovalRequest): Promise<SubmitApprovalResponse> {
  return http.send({ method: 'POST', path: `${APPROVALS}/approver-action`, body });
}
