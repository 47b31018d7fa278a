import { join } from 'node:path'
import type { DatabaseLocation } from '../../src/database/engine.server.ts'

/**
 * The shop of the browser tests: one instance with a SQLite file, or three on the empty PostgreSQL database of
 * E2E_DATABASE_URL.
 */

const dataFolder = process.env.TEST_DATA_FOLDER ?? 'var/test-data'
const url = process.env.E2E_DATABASE_URL || undefined

/** Seeds the data of one instance; at once if that was done before. */
export const e2eSeed = ['scripts/seed.ts', '--avif-tomorrow', '--without-history']

interface E2eShop {
  dataFolder: string
  database: DatabaseLocation
  isCluster: boolean
}

export const e2eShop: E2eShop = {
  dataFolder,
  database: { url, file: join(dataFolder, 'shop.sqlite') },
  isCluster: url !== undefined,
}
