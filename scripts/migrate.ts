import './support/checked-settings.ts'
import { migrateToLatest, TablesInUse } from '#database/migrate.server.ts'
import { database } from '#platform/services.server.ts'

/** Runs pending migrations only, before a new version of the shop starts. */

try {
  const steps = await migrateToLatest(database)
  console.log(steps.length > 0 ? `Tables: ${steps.join(', ')}` : 'Tables: up to date')
} catch (error) {
  if (!(error instanceof TablesInUse)) throw error
  console.error(`Tables: ${error.message}`)
  process.exitCode = 1
} finally {
  await database.close()
}
