import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Every processor, also where there are two: a worker waits for its database most of the time.
    maxWorkers: '100%',
    // What the identity library says of each attempt that a test makes it refuse is no news; all else is.
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
          // Ends what hangs, and says nothing of speed: on a busy machine a spawned program or the alphabet of a
          // property test takes longer than the 5 s that Vitest allows by itself.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['{src,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/support/postgresql.ts'],
          setupFiles: ['tests/support/quick-passwords.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          testTimeout: 30_000,
          // The emulator's packages are installed by whoever starts it first.
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
          // Each starts a shop of its own, all at the same address.
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
