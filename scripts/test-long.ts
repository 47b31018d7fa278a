import { rmSync } from 'node:fs'
import { startPostgresql } from '../tests/support/postgresql-server.ts'
import { buildFolder, testSettings } from '../tests/support/test-settings.ts'
import { buildShop } from './support/build-shop.ts'
import { runToEnd } from './support/processes.ts'

/**
 * Long tests, which do not run at every change: an interrupted first start, and all browser tests over three instances
 * on one PostgreSQL.
 */

const dataFolder = 'var/test-data'

await buildShop(buildFolder, { ...process.env, ...testSettings(dataFolder) })
await runToEnd({ args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long'] })

rmSync(dataFolder, { recursive: true, force: true })
const server = await startPostgresql()
if (!server) throw new Error('PostgreSQL is not installed: the tests over three instances need it.')
try {
  await runToEnd({
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    env: { ...process.env, JOURNEY_DATABASE_URL: server.url },
  })
} finally {
  await server.stop()
}
