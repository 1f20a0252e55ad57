/**
 * Loads the page again, which is what helps where part of its script did not come: browsers do not ask for that a second
 * time. Without a network nothing happens, since what stands says more than the browser's own empty page.
 */
export function reloadPage(): void {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
}
