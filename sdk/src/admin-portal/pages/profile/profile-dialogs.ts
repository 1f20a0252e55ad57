import type { DialogsOf } from '../../parts/page-definition';

/** The fields of the page that can be edited, in order (portal spec §2). */
export const profileFields = ['name', 'username', 'phoneNumber', 'address', 'jobTitle'] as const;
/** Editable fields of the profile. */
export type ProfileField = (typeof profileFields)[number];

/** State of a dialog over the profile. */
export type ProfileDialog = { kind: 'editProfileField'; field: ProfileField } | { kind: 'removePicture' };

/** The dialogs of the page, by their addresses. */
export const profileDialogs: DialogsOf<ProfileDialog> = {
  editProfileField: (detail) => {
    const field = profileFields.find((known) => known === detail);
    return field && { kind: 'editProfileField', field };
  },
  removePicture: () => ({ kind: 'removePicture' }),
};
