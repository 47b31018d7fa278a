import './support/checked-settings.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { database } from '#platform/services.server.ts'

/** Brings the tables up to date and nothing else: before a new version of the shop opens. */

const steps = await migrateToLatest(database)
await database.close()
console.log(steps.length > 0 ? `Tables: ${steps.join(', ')}` : 'Tables: up to date')
