import { rmSync } from 'node:fs'
import { startPostgresql } from '../tests/support/postgresql-server.ts'
import { buildFolder, testSettings } from '../tests/support/test-settings.ts'
import { buildShop } from './support/build-shop.ts'
import { runToEnd } from './support/processes.ts'

/**
 * Tests that take too long for every change: use cases on both engines, the files that `npm test` leaves out, every fault
 * with all rounds, an interrupted first start, and all browser tests against three instances on one PostgreSQL.
 */

const dataFolder = 'var/test-data'
const env = { ...process.env, TEST_THOROUGH: '1' }
const vitest = (project: string) =>
  runToEnd({ args: ['node_modules/vitest/vitest.mjs', 'run', '--project', project], env })

await vitest('database*')
await vitest('contract')
await buildShop(buildFolder, { ...env, ...testSettings(dataFolder) })
await vitest('build')
await vitest('faults')
await vitest('long')

rmSync(dataFolder, { recursive: true, force: true })
const server = await startPostgresql({ inMemory: true })
if (!server) throw new Error('The browser tests against three instances need PostgreSQL.')
try {
  await runToEnd({
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    env: { ...env, E2E_DATABASE_URL: server.url },
  })
} finally {
  await server.stop()
}
