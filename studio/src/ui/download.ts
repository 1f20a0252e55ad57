/** Safari reads the file of a link after the click. Without its address by then, the download fails without a message. */
const KEPT_MS = 60_000;

/** Downloads a value as a JSON file. */
export function downloadJson(name: string, value: unknown): void {
  downloadFile(name, new Blob([jsonText(value)], { type: 'application/json' }));
}

/** Downloads a file. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(URL.revokeObjectURL, KEPT_MS, address);
}

/** `Acme login` → `acme-login`; never empty. */
export function fileName(project: string): string {
  const name = project
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return name || 'portico';
}

/** Indented JSON, so that users can read it and compare it line by line. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
