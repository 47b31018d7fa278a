import { defineConfig } from '@playwright/test'
import { shopEnvironment, shopProgram } from './scripts/support/shop-program.ts'
import { browserOptions, headlessProgram } from './tests/support/browser.ts'
import { e2eSeed, e2eShop } from './tests/support/e2e-shop.ts'
import { isThorough } from './tests/support/rounds.ts'
import { addresses, buildFolder, testSettings } from './tests/support/test-settings.ts'

const { dataFolder, database, isCluster } = e2eShop
const env = {
  ...testSettings(dataFolder),
  ...shopEnvironment,
  BUILD_FOLDER: buildFolder,
  ...(database.url ? { DATABASE_URL: database.url } : {}),
}
const program = headlessProgram()

const server = (command: string, url: string) => ({
  command,
  url,
  env,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  timeout: 120_000,
})
const sandbox = server('node sandbox/main.ts', `${addresses.sandbox}/`)
const shop = server(
  `node ${e2eSeed.join(' ')} && node ${shopProgram.join(' ')}`,
  `${addresses.shop}/health`,
)
// Starts its own sandbox.
const cluster = server('node scripts/cluster.ts 3 --without-history', `${addresses.shop}/health`)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'var/test-results',
  // All tests share one shop, each with its own users. They wait often, so three workers keep two processors busy.
  fullyParallel: true,
  workers: 3,
  // Only stops tests that hang: on a busy machine a long journey takes two minutes, and a page half of one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'browser', testIgnore: ['outages/**', 'pauses/**'] },
    // Outages affect every customer, so these tests run after all others.
    { name: 'outages', testMatch: 'outages/**/*.test.ts', dependencies: ['browser'] },
    // No customer can order while new orders are paused.
    { name: 'pauses', testMatch: 'pauses/**/*.test.ts', dependencies: ['outages'] },
  ],
  // Variants of a path, and rarer work of staff, run in `npm run test:long`.
  ...(isThorough ? {} : { grepInvert: /@long/ }),
  forbidOnly: true,
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'var/test-report' }]],
  use: {
    baseURL: addresses.shop,
    // Motion takes a tenth of the processor time; `npm run test:long` has it.
    contextOptions: { reducedMotion: isThorough ? 'no-preference' : 'reduce' },
    actionTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: browserOptions,
      ...(program ? { executablePath: program } : {}),
    },
  },
  webServer: isCluster ? cluster : [sandbox, shop],
})
