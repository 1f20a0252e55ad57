import { useState } from 'react';
import * as z from 'zod/mini';
import { createIpRestriction } from '../../../../../api/restrictions';
import { useApp, useTranslate } from '../../../../../app/context';
import type { IpRestriction, RestrictionMode } from '../../../../../contract';
import { readRange } from '../../../../../contract/ip-ranges';
import type { Translate } from '../../../../../metadata';
import type { FormValues } from '../../../../../ui/Form';
import { SelectField } from '../../../../../ui/fields/SelectField';
import { TextField } from '../../../../../ui/TextField';
import { FromCurrent } from '../../../../parts/EditDialog';
import { formErrors, longest, required, rule, text } from '../../../../parts/form-schema';
import type { Addresses } from '../../restrictions/addresses/addresses-store';
import { changeRefusesMe } from '../../restrictions/addresses/own-access';
import { MAX_DESCRIPTION_LENGTH } from '../../security-limits';
import { useSecurity } from '../../use-security';
import { PolicyForm } from '../PolicyForm';
import { useReadyData } from '../use-edit-policy';

/** The entry that the dialog shows first; without an id it is new. */
type Draft = Pick<IpRestriction, 'ip' | 'strategy'> & Partial<IpRestriction>;

/** Adds an address or a range to a list, or edits one. The service replaces an entry of the same address (portal spec §5). */
export function AddressDialog({ id, isOwn }: { id: string; isOwn: boolean }) {
  return (
    <FromCurrent>{(loadCurrent) => <AddressForm id={id} isOwn={isOwn} onLoadCurrent={loadCurrent} />}</FromCurrent>
  );
}

interface AddressFormProps {
  id: string;
  isOwn: boolean;
  onLoadCurrent: () => void;
}

function AddressForm({ id, isOwn, onLoadCurrent }: AddressFormProps) {
  const t = useTranslate();
  const { http } = useApp();
  const { policies } = useSecurity().addresses;
  const addresses = useReadyData(policies);
  const [draft] = useState(() => draftOf(addresses, id, isOwn));
  const entryOf = ({ items }: Addresses) => items.find((item) => item.id === draft.id) ?? null;
  return (
    <PolicyForm
      title={t(`adminPortal.security_ipRestrictions.${draft.id ? 'editAddressTitle' : 'addAddressTitle'}`)}
      texts="security_EditPolicy"
      store={policies}
      part={entryOf}
      send={(values) => createIpRestriction(http, entryFrom(values, draft))}
      refusesMe={(values) => changeRefusesMe(http, addresses.config, withEntry(entryFrom(values, draft), addresses))}
      validate={(values) => formErrors(addressSchema(t), entryFrom(values, draft))}
      onLoadCurrent={onLoadCurrent}
    >
      <AddressFields draft={draft} />
    </PolicyForm>
  );
}

function AddressFields({ draft }: { draft: Draft }) {
  const t = useTranslate();
  return (
    <>
      <TextField
        name="ip"
        label={t('adminPortal.security_ipRestrictions.tableIpAddress')}
        help={t(`adminPortal.security_ipRestrictions.${draft.id ? 'addressStays' : 'addressHelp'}`)}
        placeholder={t('adminPortal.security_ipRestrictions.addIpAddressPlaceholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        defaultValue={draft.ip}
        readOnly={draft.id !== undefined}
        data-initial-focus={!draft.ip || undefined}
      />
      <TextField
        name="description"
        label={t('adminPortal.security_ipRestrictions.tableIpDescription')}
        autoComplete="off"
        defaultValue={draft.description ?? ''}
        data-initial-focus={draft.ip ? true : undefined}
      />
      <SelectField
        name="strategy"
        label={t('adminPortal.security_ipRestrictions.listLabel')}
        choices={[
          { value: 'ALLOW', label: t('adminPortal.security_ipRestrictions.allowButton') },
          { value: 'BLOCK', label: t('adminPortal.security_ipRestrictions.denyButton') },
        ]}
        defaultValue={draft.strategy}
      />
    </>
  );
}

function draftOf({ items, query, own }: Addresses, id: string, isOwn: boolean): Draft {
  if (isOwn) return { ip: own ?? '', strategy: 'ALLOW' };
  return items.find((item) => item.id === id) ?? { ip: '', strategy: query.list };
}

function entryFrom(values: FormValues, draft: Draft) {
  const strategy: RestrictionMode = values.strategy === 'BLOCK' ? 'BLOCK' : 'ALLOW';
  const { ip = draft.ip, description = '' } = values;
  return { ip: ip.trim(), strategy, isActive: draft.isActive ?? true, description: description.trim() };
}

/** The list in use after an entry is saved: one of the same address is replaced, or moves to the other list. */
function withEntry({ ip, strategy }: Pick<IpRestriction, 'ip' | 'strategy'>, { config }: Addresses) {
  return (entries: readonly IpRestriction[]) => [
    ...entries.filter((entry) => entry.ip !== ip),
    ...(strategy === config.strategy ? [{ ip }] : []),
  ];
}

/** The rules of an entry. */
export const addressSchema = (t: Translate) =>
  z.object({
    ip: text(
      required(() => t('adminPortal.security_ipRestrictions.ipAddressRequiredMessage')),
      rule(
        (ip) => readRange(ip) !== undefined,
        () => t('adminPortal.security_ipRestrictions.ipAddressInvalidMessage'),
      ),
    ),
    description: text(
      longest(t, MAX_DESCRIPTION_LENGTH, () =>
        t('adminPortal.security_ipRestrictions.descriptionTooLong', { max: MAX_DESCRIPTION_LENGTH }),
      ),
    ),
  });
