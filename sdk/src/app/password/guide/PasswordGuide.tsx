import type { PasswordConfig } from '../../../contract';
import { Icon } from '../../../ui/Icon';
import { useTranslate } from '../../context';
import { checkPassword, type PasswordRule, passwordStrength, passwordStrengths } from '../password-policy';
import { useRuleText } from './use-rule-text';

export interface PasswordGuideProps {
  password: string;
  config: PasswordConfig | null;
}

/** Shows the strength of a new password and the rules it meets. Style it by `.portico-guide` and `data-strength`. */
export function PasswordGuide({ password, config }: PasswordGuideProps) {
  const t = useTranslate();
  const report = checkPassword(password, config);
  const strength = password ? passwordStrength(password, report) : undefined;
  const level = strength ? passwordStrengths.indexOf(strength) : -1;
  // The maximum length is shown only when the user exceeds it: before that it is of no use.
  const taught = report.required.filter((rule) => rule.name !== 'passwordMaxLength' || !rule.met);
  return (
    <div className="portico-guide" data-strength={strength}>
      <div className="portico-guide-meter" aria-hidden="true">
        {passwordStrengths.map((name, index) => (
          <span key={name} data-on={index <= level || undefined} />
        ))}
      </div>
      <p className="portico-guide-word" role="status">
        {strength && (
          <span>
            <span>{t('common.passwordGuide.strength')}</span>: <b>{t(`common.passwordStrength.${strength}`)}</b>
          </span>
        )}
      </p>
      <ul>
        {taught.map((rule) => (
          <Rule key={rule.name} rule={rule} />
        ))}
      </ul>
      {report.optional.length > 0 && (
        <>
          <p>{t('common.passwordGuide.optionalRules', { count: report.optionalToPass })}</p>
          <ul>
            {report.optional.map((rule) => (
              <Rule key={rule.name} rule={rule} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Rule({ rule }: { rule: PasswordRule }) {
  const t = useTranslate();
  const ruleText = useRuleText();
  return (
    <li data-met={rule.met || undefined}>
      <Icon name={rule.met ? 'check' : 'dot'} />
      <span>
        <span>{ruleText(rule)}</span>
        <span className="portico-visually-hidden">
          {` ${t(rule.met ? 'common.passwordGuide.ruleMet' : 'common.passwordGuide.ruleNotMet')}`}
        </span>
      </span>
    </li>
  );
}
