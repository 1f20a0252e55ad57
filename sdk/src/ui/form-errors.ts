import { createContext, useContext } from 'react';

/** What is wrong in a form, by the name of the field. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** The surrounding form's errors; empty outside of a form. */
export const FormErrorsContext = createContext<FormErrors>({});

/** What the surrounding form says about its fields. */
export function useFormErrors(): FormErrors {
  return useContext(FormErrorsContext);
}
