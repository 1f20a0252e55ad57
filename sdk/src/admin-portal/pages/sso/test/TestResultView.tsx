import { CircleAlert, CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../../app/context';
import type { Translate } from '../../../../metadata';
import { RoleChips } from '../guide/roles/RoleChips';
import { StepCard } from '../guide/StepCard';
import { useSso } from '../use-sso';
import { hasPassed, type MappedAttribute, type PartResult, type TestResult } from './test-result';

const icons = { passed: CircleCheck, warning: CircleAlert, failed: CircleX, skipped: CircleMinus } as const;

const complete = {
  title: 'adminPortal.sso_ConfigureIdp.confirmationStepCompleteTitle',
  text: 'adminPortal.sso_ConfigureIdp.confirmationStepCompleteDescription',
} as const;
const failed = {
  title: 'adminPortal.sso_ConfigureIdp.confirmationStepFailedTitle',
  text: 'adminPortal.sso_ConfigureIdp.confirmationStepFailedDescription',
} as const;
/** Of an OpenID provider, a browser sees only that it answers. */
const partial = { title: 'adminPortal.sso_Test.partialTitle', text: 'adminPortal.sso_Test.partialText' } as const;

/** What a test has found, part by part. Takes the focus: the user comes back from another site. */
export function TestResultView({ result }: { result: TestResult }) {
  const t = useTranslate();
  const loadRoles = useSso((sso) => sso.loadRoles);
  const isPassed = hasPassed(result);
  const isPartial = isPassed && result.parts.some(({ outcome }) => outcome === 'skipped');
  const texts = isPartial ? partial : isPassed ? complete : failed;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is announced.
  useEffect(() => box.current?.focus(), [result]);
  // Without the names the ids are shown.
  useEffect(() => void loadRoles().catch(() => undefined), [loadRoles]);
  return (
    <div ref={box} tabIndex={-1} className="portico-sso-test">
      <StepCard title={t(texts.title)} description={t(texts.text)}>
        <ul className="portico-sso-checks portico-sso-test-parts">
          {result.parts.map((part) => (
            <Part key={part.part} result={part} />
          ))}
        </ul>
        {result.roleIds.length > 0 && (
          <div className="portico-sso-test-roles">
            <span>{t('adminPortal.sso_Test.rolesLabel')}</span>
            <RoleChips roleIds={result.roleIds} />
          </div>
        )}
      </StepCard>
      {result.attributes.length > 0 && <Attributes attributes={result.attributes} />}
    </div>
  );
}

function Part({ result: { part, outcome, problem, found = '', expected = '' } }: { result: PartResult }) {
  const t = useTranslate();
  const Icon = icons[outcome];
  return (
    <li data-outcome={outcome} data-done={outcome === 'passed' || undefined}>
      <Icon size={20} aria-hidden="true" />
      <span className="portico-sso-test-part">
        <strong>{t(`adminPortal.sso_TestParts.${part}`)}</strong>
        <span className="portico-visually-hidden">{t(`adminPortal.sso_TestOutcomes.${outcome}`)}</span>
        {outcome === 'passed' && found && <bdi className="portico-muted">{found}</bdi>}
        {outcome === 'skipped' && (
          <span className="portico-muted">{t('adminPortal.sso_TestOutcomes.skippedText')}</span>
        )}
        {problem && <span>{t(`adminPortal.sso_TestProblems.${problem}`, { found, expected })}</span>}
      </span>
    </li>
  );
}

/** The attributes that the provider has sent, and what each of them fills. */
function Attributes({ attributes }: { attributes: readonly MappedAttribute[] }) {
  const t = useTranslate();
  return (
    <StepCard
      title={t('adminPortal.sso_TestAttributes.title')}
      description={t('adminPortal.sso_TestAttributes.description')}
    >
      <dl className="portico-sso-test-attributes">
        {attributes.map(({ name, values, field }) => (
          <div key={name}>
            <dt dir="ltr">{name}</dt>
            <dd>
              <bdi>{listOf(t, values)}</bdi>
              <span className="portico-muted">{t(`adminPortal.sso_TestAttributes.${field ?? 'unused'}`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </StepCard>
  );
}

function listOf(t: Translate, values: readonly string[]): string {
  return new Intl.ListFormat(t.language, { type: 'unit' }).format(values);
}
