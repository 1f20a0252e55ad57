import type { StoreApi } from 'zustand/vanilla';
import type { App } from '../../app/app';
import type { ApprovalFlowStore } from '../../login-box/flows/approval-flow/approval-flow';
import { decide } from '../../login-box/flows/approval-flow/approval-flow-actions';
import type { ApprovalFlowState } from '../../login-box/flows/approval-flow/approval-flow-state';
import { createApprovalFlowStore } from '../../login-box/flows/approval-flow/approval-flow-store';
import { openApplication, startImpersonation } from '../../login-box/flows/impersonate/impersonate-actions';
import type { ImpersonateStore } from '../../login-box/flows/impersonate/impersonate-flow';
import type { ImpersonateState } from '../../login-box/flows/impersonate/impersonate-state';
import { createImpersonateStore } from '../../login-box/flows/impersonate/impersonate-store';
import { type HostFlowState, useFlowState, type WithCallback, withCallback } from './flow-state';
import { resetFlow, useFlowActions } from './shared-flows';

/** Returns the state of the impersonation, for the host's own page at `impersonationUrl`. */
export function useImpersonateState(): HostFlowState<ImpersonateState> {
  return useFlowState(makeImpersonate);
}

/** Returns the actions of the impersonation. */
export function useImpersonateActions(): ReturnType<typeof impersonateActions> {
  return useFlowActions(makeImpersonate, impersonateActions);
}

function makeImpersonate(app: App): StoreApi<ImpersonateStore> {
  return createImpersonateStore(app);
}

function impersonateActions(store: StoreApi<ImpersonateStore>, app: App) {
  const { flow } = store.getState();
  return {
    impersonate: ({ callback }: WithCallback = {}) => withCallback(store, startImpersonation(flow), callback),
    goOn: () => openApplication(flow),
    resetImpersonateState: () => resetFlow(app, makeImpersonate),
  };
}

type Approval = HostFlowState<ApprovalFlowState>;

/** Returns the state of a mailed approval request, for the host's own page at `approvalFlowUrl`. */
export function useApprovalFlowState(): Approval;
export function useApprovalFlowState<T>(select: (approval: Approval) => T): T;
export function useApprovalFlowState<T>(select?: (approval: Approval) => T): T | Approval {
  return useFlowState(makeApprovalFlow, select);
}

/** Returns the actions of the approval request. */
export function useApprovalFlowActions(): ReturnType<typeof approvalFlowActions> {
  return useFlowActions(makeApprovalFlow, approvalFlowActions);
}

function makeApprovalFlow(app: App): StoreApi<ApprovalFlowStore> {
  return createApprovalFlowStore(app);
}

function approvalFlowActions(store: StoreApi<ApprovalFlowStore>, app: App) {
  const { flow, start } = store.getState();
  return {
    /** Loads the approval request again, after a failure. */
    getApprovalExecutionData: ({ callback }: WithCallback = {}) => withCallback(store, start(), callback),
    submitApprovalAction: ({ approved, callback }: WithCallback & { approved: boolean }) =>
      withCallback(store, decide(flow, approved), callback),
    resetApprovalFlowState: () => resetFlow(app, makeApprovalFlow),
  };
}
