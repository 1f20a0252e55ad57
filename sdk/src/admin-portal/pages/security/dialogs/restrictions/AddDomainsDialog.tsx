import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { bulkCreateDomainRestrictions, createDomainRestriction } from '../../../../../api/restrictions';
import { useApp, useTranslate } from '../../../../../app/context';
import type { RestrictionMode } from '../../../../../contract';
import type { ErrorCode } from '../../../../../contract/error-codes';
import type { HttpClient } from '../../../../../core/http-client';
import type { Translate } from '../../../../../metadata';
import type { FormValues } from '../../../../../ui/Form';
import { SelectField } from '../../../../../ui/fields/SelectField';
import { TextArea } from '../../../../../ui/fields/TextArea';
import { useNotify } from '../../../../../ui/Notifications';
import { FormDialog } from '../../../../parts/FormDialog';
import { exactText, formErrors, rule } from '../../../../parts/form-schema';
import { useAction } from '../../../../parts/use-action';
import { usePortalActions } from '../../../../shell/use-portal';
import { parseDomains } from '../../restrictions/domains/parse-domains';
import { MAX_DOMAINS } from '../../security-limits';
import { useSecurity } from '../../use-security';

/** A failure that is shown at the field. Only the type of the codes is imported, so their list is not bundled. */
const LISTED: ErrorCode = 'ER-ALREADY-EXISTS';

/** Adds domains to a list: one, or many that are pasted. The service adds all of them or none. */
export function AddDomainsDialog({ list }: { list: RestrictionMode }) {
  const t = useTranslate();
  const { closeDialog } = usePortalActions();
  return (
    <FormDialog
      title={t('adminPortal.security_DomainRestrictions.addDomainsTitle')}
      action={useAddDomains()}
      faults={{ [LISTED]: 'domains' }}
      messages={{ [LISTED]: t('adminPortal.security_DomainRestrictions.uniqueDomainError') }}
      validate={(values) => formErrors(domainsSchema(t), values)}
      cancel={t('adminPortal.security_EditPolicy.cancel')}
      submit={t('adminPortal.security_DomainRestrictions.add')}
      onClose={closeDialog}
    >
      <TextArea
        name="domains"
        label={t('adminPortal.security_DomainRestrictions.domainsLabel')}
        help={t('adminPortal.security_DomainRestrictions.domainsHelp')}
        placeholder={t('adminPortal.security_DomainRestrictions.addDomainPlaceholder')}
        rows={4}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        data-initial-focus
      />
      <SelectField
        name="type"
        label={t('adminPortal.security_DomainRestrictions.listLabel')}
        choices={[
          { value: 'ALLOW', label: t('adminPortal.security_DomainRestrictions.allowButton') },
          { value: 'BLOCK', label: t('adminPortal.security_DomainRestrictions.denyButton') },
        ]}
        defaultValue={list}
      />
    </FormDialog>
  );
}

function useAddDomains() {
  const t = useTranslate();
  const { http } = useApp();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const apply = useStore(useSecurity().domains, (policies) => policies.apply);
  return useAction(
    (values: FormValues) => apply(() => addDomains(http, values)),
    () => {
      closeDialog();
      notify.announce(t('adminPortal.security.saved'));
    },
  );
}

function addDomains(http: HttpClient, values: FormValues): Promise<unknown> {
  const type: RestrictionMode = values.type === 'BLOCK' ? 'BLOCK' : 'ALLOW';
  const entries = parseDomains(values.domains ?? '').domains.map((domain) => ({ domain, type }));
  const [first] = entries;
  return entries.length === 1 && first
    ? createDomainRestriction(http, first)
    : bulkCreateDomainRestrictions(http, { domains: entries });
}

/** The rules of the form: any number of separators, and only domains between them. */
export const domainsSchema = (t: Translate) =>
  z.object({
    domains: exactText(
      rule(
        (typed) => !noDomainOf(typed),
        (typed) => t('adminPortal.security_DomainRestrictions.invalidDomainError', { domain: noDomainOf(typed) }),
      ),
      rule(
        (typed) => parseDomains(typed).domains.length > 0,
        () => t('adminPortal.security_DomainRestrictions.domainsRequired'),
      ),
      rule(
        (typed) => parseDomains(typed).domains.length <= MAX_DOMAINS,
        () => t('adminPortal.security_DomainRestrictions.tooManyDomains', { max: MAX_DOMAINS }),
      ),
    ),
  });

/** The first entry of a list that is no domain; empty if each is one. */
function noDomainOf(typed: string): string {
  return parseDomains(typed).invalid[0] ?? '';
}
