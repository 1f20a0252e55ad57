import { Editor } from '@monaco-editor/react';
import { useEffect, useRef, useState } from 'react';
import { draftStore } from '../../draft/draft-store';
import { sameValue } from '../../draft/path';
import { useShownScheme } from '../../ui/studio-scheme';
import './code.css';
import { CodeStatus, type Problem } from './CodeStatus';
import { codeOf, readCode } from './code-text';
import { followDraft } from './follow-draft';
import { type CodeView, MODEL_PATH, monaco } from './monaco';

const options: monaco.editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  fixedOverflowWidgets: true,
  fontSize: 12,
  formatOnPaste: true,
  lineNumbersMinChars: 3,
  minimap: { enabled: false },
  padding: { top: 8, bottom: 8 },
  scrollBeyondLastLine: false,
  tabSize: 2,
  wordWrap: 'on',
};

/** The whole document as text. Only valid text reaches the draft; invalid text stays in the editor with markers. */
export function CodeEditor() {
  const [view, setView] = useState<CodeView | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const scheme = useShownScheme();
  const following = useRef(false);

  useEffect(() => (view ? followDraft(view, following, setProblem) : undefined), [view]);
  useEffect(() => (view ? watchMarkers(view, setProblem) : undefined), [view]);

  return (
    <div className="studio-code" data-own-undo>
      <div className="studio-code-text">
        <Editor
          language="json"
          path={MODEL_PATH}
          // Text with errors stays when the user switches to another editor and back.
          keepCurrentModel
          defaultValue={codeOf(draftStore.getState().metadata)}
          theme={scheme === 'dark' ? 'vs-dark' : 'vs'}
          options={options}
          loading={null}
          onMount={setView}
          onChange={(text = '') => {
            if (!following.current) setProblem(takeIn(text));
          }}
        />
      </div>
      <CodeStatus problem={problem} onGoTo={(line) => view && goTo(view, line)} />
    </div>
  );
}

/** Writes valid text to the draft; reports the error of invalid text. */
function takeIn(text: string): Problem | null {
  const code = readCode(text);
  if (!code.ok) return { reason: code.reason, line: null };
  const { metadata, replace } = draftStore.getState();
  if (!sameValue(metadata, code.metadata)) replace('Edit the code', code.metadata, { coalesce: 'code' });
  return null;
}

/** Takes the line from the editor's own diagnostics, which arrive shortly after the text. */
function watchMarkers(
  view: CodeView,
  onProblem: (change: (problem: Problem | null) => Problem | null) => void,
): () => void {
  function read(): void {
    const model = view.getModel();
    const [marker] = model ? monaco.editor.getModelMarkers({ resource: model.uri }) : [];
    onProblem((problem) => problem && { ...problem, line: marker?.startLineNumber ?? null });
  }
  read();
  const watch = monaco.editor.onDidChangeMarkers(read);
  return () => watch.dispose();
}

function goTo(view: CodeView, line: number): void {
  view.setPosition({ lineNumber: line, column: 1 });
  view.revealLineInCenter(line);
  view.focus();
}
