/** `@portico/mock-backend/playwright`: a world under Playwright, as fixtures of a test or connected to a browser context. */
export { expect } from '@playwright/test';
export { type ConnectContextOptions, type ContextConnection, connectContext } from './playwright-context';
export { test, type WorldFixtures, type WorldOptionsOfTest } from './playwright-fixtures';
