import { defineConfig } from 'vitest/config'

// On a busy machine an expected state takes longer than the default second.
const expectLong = { poll: { timeout: 20_000 } }

const unit = {
  name: 'unit',
  expect: expectLong,
  include: ['{src,sandbox,scripts,tests}/**/*.test.{ts,tsx}'],
  exclude: ['**/*.db.test.ts', 'tests/{e2e,build,faults,contract,long}/**', 'node_modules/**'],
  setupFiles: ['tests/support/standard-details.ts'],
  // Only stops tests that hang: on a busy machine a spawned process or a property test exceeds the default 5 s.
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

const database = {
  name: 'database',
  expect: expectLong,
  include: ['{src,tests}/**/*.db.test.ts'],
  globalSetup: ['tests/support/postgresql.ts'],
  setupFiles: [
    'tests/support/quick-passwords.ts',
    'tests/support/standard-details.ts',
    'tests/support/without-fsync.ts',
  ],
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
          include: isolatedUnit,
          setupFiles: ['tests/support/without-toaster.ts'],
        },
      },
      { test: { ...database, ...sharedModules, exclude: isolatedDatabase } },
      { test: { ...database, name: 'database-isolated', include: isolatedDatabase } },
      {
        test: {
          name: 'contract',
          expect: expectLong,
          include: ['tests/contract/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
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
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'faults',
          expect: expectLong,
          include: ['tests/faults/**/*.test.ts'],
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
