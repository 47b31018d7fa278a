import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,sandbox,scripts,tests}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', 'tests/e2e/**', 'tests/faults/**', 'node_modules/**'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['{src,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/support/postgresql.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
