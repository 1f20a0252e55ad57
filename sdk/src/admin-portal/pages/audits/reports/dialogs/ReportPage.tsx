/**
 * What a report may do in the page: show itself. People write what is in it, so no script runs, and nothing is loaded
 * that would tell another server who reads it.
 */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;

/** A report as a page of its own, apart from this one. Style it by `.portico-report-page`. */
export function ReportPage({ html, title }: { html: string; title: string }) {
  return <iframe className="portico-report-page" title={title} sandbox="" srcDoc={POLICY + html} />;
}
