import type { Channel } from '../../../../contract';
import type { PickerCategory } from '../../../parts/category-picker/categories';
import type { Loaded } from '../../../parts/loaded';
import type { EventItem } from '../webhooks-state';

/** A channel whose recipients are set for each event. */
export type EventChannel = Exclude<Channel, 'webhook'>;

/** A channel with recipients of its own. */
export type MessageChannel = Exclude<EventChannel, 'slack'>;

/** What the parts of a channel's page get. */
export interface ChannelProps {
  channel: EventChannel;
}

/** Who receives an event through a channel. */
export interface ChannelEntry {
  eventKey: string;
  enabled: boolean;
  /** Email addresses, phone numbers, or ids of Slack channels, without duplicates. */
  targets: readonly string[];
}

/** Reads and writes the configuration of a channel. */
export interface ChannelService<Saved> {
  /** Whether events share what is saved: after a change of one, the change of the next needs the current state. */
  isShared: boolean;
  load(): Promise<Saved>;
  /** The entries with at least one target. */
  entriesOf(saved: Saved): ChannelEntry[];
  /** Sends what differs from the configuration. An entry without targets is deleted. */
  save(saved: Saved, entry: ChannelEntry): Promise<void>;
}

/** The state of a channel and the user's actions. All but those that load reject with an {@link ApiError}. */
export interface ChannelStore {
  /** The events that the channel can deliver; none if it is not offered. `null` before the first load. */
  events: Loaded<readonly PickerCategory<EventItem>[]> | null;
  /** Entries of events without targets are absent. `null` before the first load. */
  entries: Loaded<readonly ChannelEntry[]> | null;
  isSaving: boolean;
  /** Loads events and entries. Never rejects. */
  load(): Promise<void>;
  /**
   * Replaces an entry. Rejects with status 412 if it differs from `base`, which the user has seen; the state then has
   * the current one.
   */
  save(base: ChannelEntry, targets: readonly string[]): Promise<void>;
  /** Adds targets to events and keeps those that they have. After a failure, a retry sends only what is missing. */
  add(eventKeys: readonly string[], targets: readonly string[]): Promise<void>;
  /** Enables or disables events. The state changes at once, and is loaded again if a call fails. */
  setEnabled(eventKeys: readonly string[], enabled: boolean): Promise<void>;
}

/** A channel in the list of channels (portal spec §3 "Connectivity state"). */
export interface ConnectivityData {
  key: Channel;
  /** Number of events with recipients; `undefined` if they could not be loaded. */
  events: number | undefined;
  active: boolean;
}
