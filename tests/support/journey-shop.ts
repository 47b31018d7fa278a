import { join } from 'node:path'
import type { DatabaseLocation } from '../../src/database/engine.server.ts'

/** Which shop the journeys go through: one with a database of its own, or several instances on one PostgreSQL. */

const dataFolder = process.env.TEST_DATA_FOLDER ?? 'var/test-data'
const url = process.env.TEST_DATABASE_URL

interface JourneyShop {
  dataFolder: string
  database: DatabaseLocation
  isCluster: boolean
}

export const journeyShop: JourneyShop = {
  dataFolder,
  database: { ...(url ? { url } : {}), file: join(dataFolder, 'shop.sqlite') },
  isCluster: url !== undefined,
}
