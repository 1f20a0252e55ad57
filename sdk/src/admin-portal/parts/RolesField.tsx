import { useLayoutEffect, useState } from 'react';
import { RetryButton } from '../../app/RetryButton';
import { SlowRequest } from '../../app/SlowRequest';
import { Alert } from '../../ui/Alert';
import { Skeleton } from '../../ui/Skeleton';
import { ChoicesField, type ChoicesFieldProps } from './ChoicesField';
import { useAction } from './use-action';

interface ChoosableRole {
  id: string;
  name: string;
  description?: string | undefined;
}

export interface RolesFieldProps extends Omit<ChoicesFieldProps, 'choices' | 'name'> {
  /** `null` until loaded. */
  roles: readonly ChoosableRole[] | null;
  /** Loads the roles, if they are not. */
  load: () => Promise<unknown>;
  /** `The roles could not be loaded.` */
  failedText: string;
}

/** A list of roles with checkboxes: the field `roles` of a form, with its error. Styled by `choices.css`. */
export function RolesField({ roles, load, failedText, ...list }: RolesFieldProps) {
  if (!roles) return <MissingRoles load={load} failedText={failedText} />;
  const choices = roles.map(({ id, name, description }) => ({
    id,
    label: name,
    description: description || undefined,
  }));
  return <ChoicesField {...list} name="roles" choices={choices} />;
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
