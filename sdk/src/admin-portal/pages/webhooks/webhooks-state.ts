import type { Webhook, WebhookLog, WebhookLogs } from '../../../contract';
import type { PickerCategory, PickerItem } from '../../parts/category-picker/categories';
import type { Loaded } from '../../parts/loaded';

/** The values of the form about a webhook. */
export interface WebhookDraft {
  displayName: string;
  description: string;
  url: string;
  /** `null` for deliveries without a signature. */
  secret: string | null;
  eventKeys: readonly string[];
}

/** The page of deliveries that is shown. */
interface DeliveryLog {
  webhookId: string;
  /** Counts from 0. */
  page: number;
  rows: Loaded<WebhookLogs>;
  /** Another page loads while this one is shown. */
  isBusy: boolean;
}

/** A retry of a delivery (portal spec §3 "Connectivity state"). */
export interface Retry {
  isProcess: boolean;
  success: boolean;
}

/** Loads deliveries, and repeats them. */
export interface DeliveryActions {
  /** The last deliveries of each webhook, newest first; absent until loaded, and if they could not be loaded. */
  lastDeliveries: ReadonlyMap<string, readonly WebhookLog[]>;
  log: DeliveryLog | null;
  /** By the id of the delivery. */
  retries: ReadonlyMap<string, Retry>;
  /** Loads the last deliveries of all webhooks that were called. Never rejects. */
  loadLastDeliveries(): Promise<void>;
  /** Loads a page of the log of a webhook. Never rejects. */
  loadLog(webhookId: string, page: number): Promise<void>;
  /**
   * Repeats a delivery, then loads the first page of the log, which has the new attempt.
   *
   * @returns The new attempt; `undefined` if the service did not make it. Rejects with an {@link ApiError}.
   */
  retry(webhookId: string, deliveryId: string): Promise<WebhookLog | undefined>;
}

/** An event that a webhook can receive. Its id is its key: that is what a webhook stores. */
export type EventItem = PickerItem & { description: string };

/** The events that webhooks can receive, by category. */
export interface EventActions {
  /** `null` until they are needed. */
  events: Loaded<readonly PickerCategory<EventItem>[]> | null;
  /** Loads the events unless they are there. Never rejects. */
  loadEvents(): Promise<void>;
}

/** The state of the page and the user's actions. All but those that load reject with an {@link ApiError}. */
export interface WebhooksStore extends DeliveryActions, EventActions {
  webhooks: Loaded<readonly Webhook[]>;
  /** Never rejects. */
  load(): Promise<void>;
  create(draft: WebhookDraft): Promise<void>;
  /**
   * Saves what differs from `base`, the webhook as the user has seen it. Rejects with status 404 if the webhook was
   * deleted meanwhile, and with 412 if it was changed; the state then has the current webhook.
   */
  update(base: Webhook, draft: WebhookDraft): Promise<void>;
  /**
   * The switch moves at once, and returns if the call fails. Rejects with status 404 if the webhook was deleted meanwhile,
   * and with 412 if another user has changed `base`, the webhook as the user has seen it.
   */
  setActive(base: Webhook, isActive: boolean): Promise<void>;
  remove(webhookId: string): Promise<void>;
}
