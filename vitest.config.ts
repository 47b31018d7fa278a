import { defineConfig } from 'vitest/config'
import { isThorough } from './tests/support/rounds.ts'

// On a busy machine an expected state takes longer than the default second.
const expectLong = { poll: { timeout: 20_000 } }

const unit = {
  name: 'unit',
  expect: expectLong,
  include: ['{src,sandbox,scripts,tests}/**/*.test.{ts,tsx}'],
  exclude: ['**/*.db.test.ts', 'tests/{e2e,build,faults,contract,long}/**', 'node_modules/**'],
  setupFiles: ['tests/support/standard-details.ts'],
  // Only stops tests that hang: on a busy machine a spawned process or a property test exceeds the default 5 s.
  testTimeout: 120_000,
  hookTimeout: 60_000,
}

const database = {
  name: 'database',
  expect: expectLong,
  include: ['{src,tests}/**/*.db.test.ts'],
  globalSetup: ['tests/support/postgresql.ts'],
  setupFiles: ['tests/support/quick-passwords.ts', 'tests/support/standard-details.ts'],
  // Inserting 20,000 rows on a busy disk takes longer than 30 s.
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

// Loading the modules again for each file takes a third of the time. Files that replace modules, and those of areas that
// keep state in memory (throttles, settings), are isolated.
const sharedModules = {
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
}
const isolatedUnit = ['**/*.test.tsx', 'src/{api,auth,identity,platform,ui}/**/*.test.ts']
const isolatedDatabase = ['{src/identity,tests/contract,tests/identity}/**/*.db.test.ts']

/** Left to `npm run test:long`: they take long, and what they test rarely changes. */
const leftOut = isThorough
  ? []
  : [
      // Backups, moves between the engines, and databases of earlier versions.
      'src/platform/backup/backup.db.test.ts',
      'src/database/{moving/*,old-version,migrate-lock-timeout,pool-limits}.db.test.ts',
      // The cost of queries with many rows.
      'src/commerce/{audit/lists-cost,catalogue/editing/list-cost}.db.test.ts',
      'src/commerce/{customers/frequent-names,orders/staff/order-lists}.db.test.ts',
      // The history of the demo, its development server, and a provider that the demo does not use.
      'src/database/seed/history/seed-demo-history.db.test.ts',
      'tests/build/development.test.ts',
      'tests/contract/firebase-provider.test.ts',
      // Faults of which another test has the usual case.
      'tests/faults/{account-recovery,arabic-digits,enrolment,refund-crash}.test.ts',
    ]

export default defineConfig({
  test: {
    // One worker per processor: a worker waits for its database most of the time.
    maxWorkers: '100%',
    // Better Auth logs each attempt that a test makes it refuse.
    onConsoleLog: (line) => !line.includes('[Better Auth]:'),
    projects: [
      { test: { ...unit, ...sharedModules, exclude: [...unit.exclude, ...isolatedUnit] } },
      {
        test: {
          ...unit,
          name: 'unit-isolated',
          // A new context in a living thread takes half of the time of a new process.
          pool: 'vmThreads',
          include: isolatedUnit,
          setupFiles: ['tests/support/without-toaster.ts'],
        },
      },
      { test: { ...database, ...sharedModules, exclude: [...isolatedDatabase, ...leftOut] } },
      { test: { ...database, name: 'database-isolated', include: isolatedDatabase } },
      {
        test: {
          name: 'contract',
          expect: expectLong,
          include: ['tests/contract/*.test.ts'],
          exclude: ['**/*.db.test.ts', ...leftOut],
          testTimeout: 30_000,
          // The first run installs the packages of the emulator.
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'build',
          expect: expectLong,
          include: ['tests/build/**/*.test.ts'],
          exclude: leftOut,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'faults',
          expect: expectLong,
          include: ['tests/faults/**/*.test.ts'],
          exclude: leftOut,
          // Each file starts its own shop, all on the same port.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          expect: expectLong,
          include: ['tests/long/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
