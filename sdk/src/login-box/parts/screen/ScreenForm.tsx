import { useContext } from 'react';
import { Form, type FormProps } from '../../../ui/Form';
import { useFlow } from '../../runtime/flow-context';
import { FlowAlert } from './FlowAlert';
import { ScreenTitleContext } from './Screen';

/** The form of a step: labelled by the step's heading, with the flow's last failure above the fields. */
export function ScreenForm({ children, ...form }: Omit<FormProps, 'pending' | 'aria-labelledby'>) {
  const pending = useFlow((flow) => flow.pending);
  return (
    <Form {...form} pending={pending} aria-labelledby={useContext(ScreenTitleContext)}>
      <FlowAlert />
      {children}
    </Form>
  );
}
