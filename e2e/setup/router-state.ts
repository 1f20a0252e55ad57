/** The state that a router of the host stores in each entry, as React Router does. Runs in the page: pass it to `mountWith`. */
export function keepRouterState() {
  if (window.history.state === null) window.history.replaceState({ usr: null, key: 'first', idx: 0 }, '');
  const to = (method: 'pushState' | 'replaceState') => (path: string) => {
    const idx = window.history.state.idx + (method === 'pushState' ? 1 : 0);
    window.history[method]({ usr: null, key: `key-${idx}`, idx }, '', path);
  };
  window.appOptions = { history: { push: to('pushState'), replace: to('replaceState') } };
}
