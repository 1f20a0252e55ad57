import { createRoot, type Root } from 'react-dom/client';
import '@fontsource-variable/inter';
// First, because the sheets of single parts refine these.
import './base.css';
import './parts/button.css';
import './parts/card.css';
import { App } from './App';

/** Set by the build. A build with `false` holds neither a world nor msw: the import below is left out. */
declare const DEMO: boolean;

async function start(root: Root) {
  const demo = DEMO ? await (await import('./demo/start-demo')).startDemo() : undefined;
  root.render(<App preview={demo} />);
}

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  start(root).catch((error: unknown) => {
    // Such as an address of the demo with an unknown user. Without this text the page would be blank.
    root.render(<StartProblem text={error instanceof Error ? error.message : String(error)} />);
    throw error;
  });
}

function StartProblem({ text }: { text: string }) {
  return (
    <main className="page">
      <p className="problem" role="alert">
        {text}
      </p>
    </main>
  );
}
