import { Dialog, type DialogProps } from './Dialog';

/**
 * A modal panel at the end edge, 480 px wide, with the details of a row. Its content is a `DialogBody`, followed by
 * `DialogActions` if it has any. Style it by `.portico-dialog` and `.portico-modal[data-size='panel']`.
 */
export function SidePanel(props: Omit<DialogProps, 'size' | 'role'>) {
  return <Dialog {...props} size="panel" />;
}
