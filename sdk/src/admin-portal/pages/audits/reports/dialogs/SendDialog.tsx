import * as z from 'zod/mini';
import { sendReport } from '../../../../../api/reports';
import { useApp, useSession, useTranslate } from '../../../../../app/context';
import type { Report } from '../../../../../contract';
import type { Translate } from '../../../../../metadata';
import type { FormValues } from '../../../../../ui/Form';
import { TextArea } from '../../../../../ui/fields/TextArea';
import { useNotify } from '../../../../../ui/Notifications';
import { FormDialog } from '../../../../parts/FormDialog';
import { choices, formErrors, required, rule } from '../../../../parts/form-schema';
import { isAddress } from '../../../../parts/is-address';
import { useAction } from '../../../../parts/use-action';
import { usePortalActions } from '../../../../shell/use-portal';
import { MAX_RECIPIENTS } from '../report-constants';

/** Mails a report as it is now. */
export function SendDialog({ report: { id, name } }: { report: Report }) {
  const { http } = useApp();
  const t = useTranslate();
  const notify = useNotify();
  const { closeDialog } = usePortalActions();
  const own = useSession(({ user }) => user?.email ?? '');
  const send = useAction(
    ({ to = '' }: FormValues) => sendReport(http, { templateId: id, to: addressesIn(to) }),
    () => {
      closeDialog();
      notify.toast(t('adminPortal.auditLogs_reports.sent', { name }));
    },
  );
  return (
    <FormDialog
      title={t('adminPortal.auditLogs_reports.sendTitle', { name })}
      action={send}
      validate={({ to = '' }) => formErrors(recipientsSchema(t), { to: addressesIn(to) })}
      cancel={t('adminPortal.auditLogs_reports.cancel')}
      submit={t('adminPortal.auditLogs_reports.sendNow')}
      onClose={closeDialog}
    >
      <TextArea
        name="to"
        label={t('adminPortal.auditLogs_reports.recipients')}
        help={t('adminPortal.auditLogs_reports.recipientsHelp')}
        defaultValue={own}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        data-initial-focus
      />
    </FormDialog>
  );
}

/** The addresses of a text, apart by commas, semicolons, spaces or lines; each once. */
function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}

const recipientsSchema = (t: Translate) =>
  z.object({
    to: choices(
      required(() => t('adminPortal.auditLogs_reports.noRecipient')),
      rule(
        (addresses) => addresses.length <= MAX_RECIPIENTS,
        () => t('adminPortal.auditLogs_reports.tooManyRecipients', { limit: MAX_RECIPIENTS }),
      ),
      rule(
        (addresses) => addresses.every(isAddress),
        (addresses) => {
          const address = addresses.find((one) => !isAddress(one)) ?? '';
          return t('adminPortal.auditLogs_reports.recipientInvalid', { address });
        },
      ),
    ),
  });
