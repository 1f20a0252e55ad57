import { useTranslate } from '../../../../app/context';
import type { DirectorySource } from '../../../../contract';
import { guideOf } from '../connection';

const steps = [1, 2, 3, 4] as const;

/** How an administrator of the directory enters the address and the token there, in a few steps. */
export function SetupGuide({ source }: { source: DirectorySource }) {
  const t = useTranslate();
  const guide = guideOf(source);
  return (
    <section className="portico-panel-section">
      <h3>{t(`adminPortal.provisioning_Guide.${guide}Title`)}</h3>
      <ol className="portico-directory-steps">
        {steps.map((step) => (
          <li key={step}>{t(`adminPortal.provisioning_Guide.${guide}Step${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}
