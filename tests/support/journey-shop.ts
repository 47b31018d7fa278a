import { join } from 'node:path'
import type { DatabaseLocation } from '../../src/database/engine.server.ts'

/**
 * Which shop the journeys go through: one with a file of its own, or several instances on the empty PostgreSQL that
 * JOURNEY_DATABASE_URL names.
 */

const dataFolder = process.env.TEST_DATA_FOLDER ?? 'var/test-data'
const url = process.env.JOURNEY_DATABASE_URL || undefined

interface JourneyShop {
  dataFolder: string
  database: DatabaseLocation
  isCluster: boolean
}

export const journeyShop: JourneyShop = {
  dataFolder,
  database: { url, file: join(dataFolder, 'shop.sqlite') },
  isCluster: url !== undefined,
}
