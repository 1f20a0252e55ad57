import { useLayoutEffect, useState } from 'react';
import { RetryButton } from '../../app/RetryButton';
import { SlowRequest } from '../../app/SlowRequest';
import { Alert } from '../../ui/Alert';
import { ChoiceList, type ChoiceListProps } from '../../ui/ChoiceList';
import { useFormErrors } from '../../ui/form-errors';
import { FirstIcon } from '../../ui/LineIcon';
import { Skeleton } from '../../ui/Skeleton';
import { useAction } from './use-action';

interface ChoosableRole {
  id: string;
  name: string;
  description?: string | undefined;
}

export interface RolesFieldProps extends Omit<ChoiceListProps, 'choices'> {
  /** `null` until loaded. */
  roles: readonly ChoosableRole[] | null;
  /** Loads the roles, if they are not. */
  load: () => Promise<unknown>;
  /** `The roles could not be loaded.` */
  failedText: string;
  /** The form's error of an empty choice; it disappears with the first choice. */
  requiredText?: string;
}

/** A list of roles with checkboxes: the field `roles` of a form, with its error. Styled by `choices.css`. */
export function RolesField({ roles, load, failedText, requiredText, ...list }: RolesFieldProps) {
  const { roles: formError } = useFormErrors();
  if (!roles) return <MissingRoles load={load} failedText={failedText} />;
  const error = formError === requiredText && list.selected.length > 0 ? undefined : formError;
  return (
    // Named like a field, so that the form focuses it if the choice is refused.
    <fieldset name="roles" tabIndex={-1} className="portico-choices-field">
      <ChoiceList
        {...list}
        choices={roles.map(({ id, name, description }) => ({ id, label: name, description: description || undefined }))}
      />
      {error && (
        <p className="portico-field-error" role="alert">
          <FirstIcon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

/** Loads the roles; if that fails, offers to load them again. */
function MissingRoles({ load, failedText }: Pick<RolesFieldProps, 'load' | 'failedText'>) {
  const loading = useAction(load);
  const [isRetry, setIsRetry] = useState(false);
  const retry = () => {
    setIsRetry(true);
    loading.run();
  };
  // Before the first paint, or the failure would be shown before the call.
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when the dialog opens.
  useLayoutEffect(() => loading.run(), []);
  return (
    <>
      {loading.pending && !isRetry ? (
        <Skeleton height="160px" />
      ) : (
        <Alert action={<RetryButton pending={loading.pending} onRetry={retry} />}>{failedText}</Alert>
      )}
      {loading.pending && <SlowRequest onCancel={loading.cancel} />}
    </>
  );
}
