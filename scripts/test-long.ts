import { rmSync } from 'node:fs'
import { startPostgresql } from '../tests/support/postgresql-server.ts'
import { buildFolder, testSettings } from '../tests/support/test-settings.ts'
import { buildShop } from './support/build-shop.ts'
import { runToEnd } from './support/processes.ts'

/**
 * What has to hold as well, and takes too long to be asked at every change: a first start that is broken off, and every
 * journey in a browser over three instances on one PostgreSQL.
 */

const dataFolder = 'var/test-data'

await buildShop(buildFolder, { ...process.env, ...testSettings(dataFolder) })
await runToEnd({ args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long'] })

rmSync(dataFolder, { recursive: true, force: true })
const server = await startPostgresql()
if (!server)
  throw new Error('There is no PostgreSQL here: the journeys over three instances need one.')
try {
  await runToEnd({
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    env: { ...process.env, JOURNEY_DATABASE_URL: server.url },
  })
} finally {
  await server.stop()
}
