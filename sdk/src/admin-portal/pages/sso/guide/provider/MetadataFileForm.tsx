import { useState } from 'react';
import { useApp, useTranslate } from '../../../../../app/context';
import { SlowRequest } from '../../../../../app/SlowRequest';
import { Alert } from '../../../../../ui/Alert';
import { useNotify } from '../../../../../ui/Notifications';
import { ErrorAlert } from '../../../../parts/ErrorAlert';
import { ImageDropZone } from '../../../../parts/image/ImageDropZone';
import { readTextFile } from '../../../../parts/read-text-file';
import { useAction } from '../../../../parts/use-action';
import { type MetadataProblem, metadataProblem } from '../../metadata/read-metadata';
import { MAX_METADATA_LENGTH, MAX_METADATA_MB } from '../../sso-constants';
import { useSso } from '../../use-sso';
import type { MetadataFormProps } from './MetadataUrlForm';

const ACCEPTED = '.xml,text/xml,application/xml,application/samlmetadata+xml';

/** Why a file is not sent. A new object for each file, so that the same sentence is announced again. */
interface Refusal {
  problem: MetadataProblem | 'needsDomain';
}

/** Reads the settings from a metadata file. A file that the service would refuse is not sent. */
export function MetadataFileForm({ connection, onRead }: MetadataFormProps) {
  const t = useTranslate();
  const { session } = useApp();
  const notify = useNotify();
  const readMetadata = useSso((sso) => sso.readMetadata);
  const [refusal, setRefusal] = useState<Refusal>();
  const action = useAction(
    (xml: string) => readMetadata(connection.id, { xml }),
    () => {
      notify.toast(t('adminPortal.sso_ConfigureIdp.successfullyIdpConfigured'));
      onRead();
    },
  );

  async function take(file: File) {
    // A file of this size is not even read.
    const xml = file.size > MAX_METADATA_LENGTH ? undefined : await readTextFile(file);
    const found = xml === undefined ? 'tooLarge' : metadataProblem(xml, session.now());
    const problem = found ?? (connection.domains.length === 0 ? 'needsDomain' : undefined);
    setRefusal(problem && { problem });
    if (!problem && xml !== undefined) action.run(xml);
  }

  return (
    <>
      {refusal && <Refused refusal={refusal} />}
      {!refusal && action.error && <ErrorAlert error={action.error} focusOn={action.failures} />}
      <ImageDropZone
        button={t('adminPortal.sso_ConfigureIdp.metadataFileLabel')}
        hint={t('adminPortal.sso_ConfigureIdp.metadataFileHint', { size: MAX_METADATA_MB })}
        accept={ACCEPTED}
        pending={action.pending}
        onFile={(file) => void take(file)}
      />
      {action.pending && <SlowRequest onCancel={action.cancel} />}
    </>
  );
}

function Refused({ refusal }: { refusal: Refusal }) {
  const t = useTranslate();
  const { problem } = refusal;
  return (
    <Alert title={t('adminPortal.sso_ConfigureIdp.metadataFileTypeErrorMessage')} focusOn={refusal}>
      {problem === 'needsDomain'
        ? t('adminPortal.sso_ConfigureIdp.needsDomain')
        : t(`adminPortal.sso_MetadataProblems.${problem}`, { size: MAX_METADATA_MB })}
    </Alert>
  );
}
