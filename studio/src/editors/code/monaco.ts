import { loader } from '@monaco-editor/react';
import { metadataJsonSchema } from '@portico/sdk/metadata';
import * as monaco from 'monaco-editor/editor/editor.api';
import 'monaco-editor/features/register.all';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import JsonWorker from 'monaco-editor/language/json/json.worker?worker';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register';

/** Address of the one model; the schema is bound to it. */
export const MODEL_PATH = 'portico://design/metadata.json';

export type CodeView = monaco.editor.IStandaloneCodeEditor;

self.MonacoEnvironment = {
  getWorker: (_, label) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
};

// Uses the bundled package instead of the loader's default CDN: the studio works without a network.
loader.config({ monaco });

jsonDefaults.setDiagnosticsOptions({
  validate: true,
  allowComments: false,
  trailingCommas: 'error',
  enableSchemaRequest: false,
  schemas: [{ uri: 'portico://schema/metadata', fileMatch: [MODEL_PATH], schema: metadataJsonSchema() }],
});

export { monaco };
