import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useApp } from '../../../app/context';
import type { UpdateMeRequest, UserProfile } from '../../../contract';
import type { PortalMetadata } from '../../../metadata';
import type { ProfileField } from './profile-dialogs';

/** How a field is shown (contract: metadata §7.2). */
export type FieldAppearance = 'hidden' | 'viewOnly' | 'edit';

/** The appearance of each field, as the vendor sets it. Default: `edit`. */
export function useFieldAppearances(): Record<ProfileField, FieldAppearance> {
  return useStore(
    useApp().metadata,
    useShallow(({ document }) => fieldAppearances(document)),
  );
}

function fieldAppearances(document: PortalMetadata): Record<ProfileField, FieldAppearance> {
  const said = document.themeV2?.adminPortal?.pages?.profile?.fieldsProperties;
  const appearance = (field: ProfileField) => said?.[field]?.appearance ?? 'edit';
  return {
    name: appearance('name'),
    username: appearance('username'),
    phoneNumber: appearance('phoneNumber'),
    address: appearance('address'),
    jobTitle: appearance('jobTitle'),
  };
}

/** The value of a field; empty if it is not set. */
export function fieldValue(profile: UserProfile, field: ProfileField): string {
  if (field === 'address' || field === 'jobTitle') return textOrEmpty(readMetadata(profile)[field]);
  return profile[field] ?? '';
}

/** The change of the profile that sets a field to a value and keeps everything else. */
export function fieldChange(
  profile: UserProfile,
  field: Exclude<ProfileField, 'username'>,
  value: string,
): UpdateMeRequest {
  if (field === 'name') return { name: value };
  if (field === 'phoneNumber') return { phoneNumber: value };
  return { metadata: JSON.stringify({ ...readMetadata(profile), [field]: value }) };
}

/** Parses `metadata`, a JSON text that other programs write too: anything but an object counts as empty. */
function readMetadata(profile: UserProfile): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(profile.metadata);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
