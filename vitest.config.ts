import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One worker per processor: a worker waits for its database most of the time.
    maxWorkers: '100%',
    // Better Auth logs each attempt that a test makes it refuse.
    onConsoleLog: (line) => !line.includes('[Better Auth]:'),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,sandbox,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/*.db.test.ts',
            'tests/{e2e,build,faults,contract,long}/**',
            'node_modules/**',
          ],
          // Only stops tests that hang: on a busy machine a spawned process or a property test exceeds the default 5 s.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['{src,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/support/postgresql.ts'],
          setupFiles: ['tests/support/quick-passwords.ts', 'tests/support/without-fsync.ts'],
          // Inserting 20,000 rows on a busy disk takes longer than 30 s.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          testTimeout: 30_000,
          // The first run installs the packages of the emulator.
          hookTimeout: 300_000,
        },
      },
      {
        test: { name: 'build', include: ['tests/build/**/*.test.ts'] },
      },
      {
        test: {
          name: 'faults',
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
          include: ['tests/long/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
