import './host.css';

export interface LeftPageProps {
  url: string;
  onBack: () => void;
}

/** Shown when the browser would have left for another site. */
export function LeftPage({ url, onBack }: LeftPageProps) {
  return (
    <div className="host">
      <header className="host-bar">
        <span className="host-mark" aria-hidden="true" />
        Another site
      </header>
      <main className="host-page">
        <h1>The browser goes on to another site</h1>
        <p>{url}</p>
        <div className="host-actions">
          <button type="button" className="host-button" onClick={onBack}>
            Back to the preview
          </button>
        </div>
      </main>
    </div>
  );
}
