import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useApp } from '../../../app/context';
import type { ProfileField } from '../../../app/portal-state';
import type { UpdateMeRequest, UserProfile } from '../../../contract';
import type { PortalMetadata } from '../../../metadata';

/** Fields of the page in their order (portal spec §2). */
export const profileFields = [
  'name',
  'username',
  'phoneNumber',
  'address',
  'jobTitle',
] as const satisfies ProfileField[];

/** How a field is shown (contract: metadata §7.2). */
export type FieldAppearance = 'hidden' | 'viewOnly' | 'edit';

/** What the vendor says about each field; all can be edited unless told otherwise. */
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

/** What a field holds; empty when it is not set. */
export function fieldValue(profile: UserProfile, field: ProfileField): string {
  if (field === 'address' || field === 'jobTitle') return textOf(readMetadata(profile)[field]);
  return profile[field] ?? '';
}

/** The change that puts a value into a field; everything else in the profile stays. */
export function fieldChange(
  profile: UserProfile,
  field: Exclude<ProfileField, 'username'>,
  value: string,
): UpdateMeRequest {
  if (field === 'name') return { name: value };
  if (field === 'phoneNumber') return { phoneNumber: value };
  return { metadata: JSON.stringify({ ...readMetadata(profile), [field]: value }) };
}

/** `metadata` is a JSON text that others write too: anything but an object counts as empty. */
function readMetadata(profile: UserProfile): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(profile.metadata);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
