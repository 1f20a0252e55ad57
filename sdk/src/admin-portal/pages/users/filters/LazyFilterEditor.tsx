import { LazyComponentView } from '../../../../app/lazy/LazyComponentView';
import { lazyComponent } from '../../../../app/lazy/lazy-component';
import { Spinner } from '../../../../ui/Spinner';
import type { FilterEditorProps } from './FilterEditor';

const editor = lazyComponent(() => import('./FilterEditor'));

/** The form of a filter. Its chunk loads when the first form is opened, so that the page weighs less. */
export function LazyFilterEditor(props: FilterEditorProps) {
  return <LazyComponentView lazy={editor} props={props} fallback={<Spinner />} />;
}
