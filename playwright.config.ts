import { defineConfig } from '@playwright/test'
import { shopEnvironment, shopProgram } from './scripts/support/shop-program.ts'
import { browserOptions, browserProgram } from './tests/support/browser.ts'
import { addresses, buildFolder, testSettings } from './tests/support/test-settings.ts'

const dataFolder = process.env.TEST_DATA_FOLDER ?? 'var/test-data'
const env = { ...testSettings(dataFolder), BUILD_FOLDER: buildFolder, ...shopEnvironment }
const program = browserProgram()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'var/test-results',
  // One shop serves all journeys: each brings its own shopper, and two at a time keep two cores busy.
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'journeys', testIgnore: 'outages/**' },
    // What strikes every shopper waits until the others are done.
    { name: 'outages', testMatch: 'outages/**/*.test.ts', dependencies: ['journeys'] },
  ],
  forbidOnly: true,
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'var/test-report' }]],
  use: {
    baseURL: addresses.shop,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: browserOptions,
      ...(program ? { executablePath: program } : {}),
    },
  },
  webServer: [
    {
      command: 'node sandbox/main.ts',
      url: `${addresses.sandbox}/`,
      env,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: `node scripts/seed.ts && node ${shopProgram.join(' ')}`,
      url: `${addresses.shop}/health`,
      env,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      timeout: 120_000,
    },
  ],
})
