import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

const { asyncWrapper } = getConfig();

/** Resolves when React has done all pending work: it runs tasks by priority, and none is lower than this one. */
const reactIsIdle = () => new Promise((resolve) => unstable_scheduleCallback(unstable_IdlePriority, resolve));

async function withEffects(callback) {
  const result = await callback();
  await reactIsIdle();
  return result;
}

/**
 * Ends a query or a user event after the effects of what it has rendered. React runs effects, such as those that move the
 * focus, in a task after the one that renders: on a busy machine, a query would find the element between the two.
 */
configure({ asyncWrapper: (callback) => asyncWrapper(() => withEffects(callback)) });
