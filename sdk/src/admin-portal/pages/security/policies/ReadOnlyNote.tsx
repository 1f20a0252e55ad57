import { useTranslate } from '../../../../app/context';
import { Alert } from '../../../../ui/Alert';

/** Says that the user may read the policies of a tab but not change them. */
export function ReadOnlyNote() {
  const t = useTranslate();
  return <Alert kind="info">{t('adminPortal.security.readOnly')}</Alert>;
}
