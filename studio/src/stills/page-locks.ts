import type { WorkLog } from './work-log';

/**
 * Reports the requests for locks of a page as work. Another process grants a lock: the request is work until its callback
 * is called, or it is refused.
 *
 * Uses nothing of this module: tests send its source to other pages.
 */
export function trackLocks(locks: LockManager, { begin, end }: WorkLog): void {
  const { request } = locks;
  Reflect.set(locks, 'request', (name: string, ...rest: unknown[]) => {
    const work = {};
    const callback = rest.pop();
    const granted = (lock: Lock | null) => {
      end(work);
      return typeof callback === 'function' ? callback(lock) : undefined;
    };
    begin(work);
    const result: Promise<unknown> = Reflect.apply(request, locks, [name, ...rest, granted]);
    result.catch(() => end(work));
    return result;
  });
}
