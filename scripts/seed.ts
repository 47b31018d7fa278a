import { migrateToLatest } from '#database/migrate.server.ts'
import { seedDemoPeople } from '#database/seed/seed-demo-people.server.ts'
import { hasCatalogue, seedDemoShop } from '#database/seed/seed-demo-shop.server.ts'
import { createPasswordAccount } from '#identity/seed-accounts.server.ts'
import { createDiskStorage } from '#integrations/storage/disk-storage.server.ts'
import { environment } from '#platform/environment.server.ts'
import { database } from '#platform/services.server.ts'
import { storageFolder } from '#platform/storage-folder.server.ts'

/** Brings the tables up to date and fills an empty shop with the demo. Run again, it changes nothing. */

const { db } = database
const steps = await migrateToLatest(database)
console.log(steps.length > 0 ? `  tables: ${steps.join(', ')}` : '  tables: up to date')

if (await hasCatalogue(db)) {
  console.log('  catalogue: already there')
} else {
  await seedDemoShop({
    db,
    files: createDiskStorage(storageFolder(environment)),
    now: Date.now(),
    progress: showProgress,
  })
  console.log('  catalogue: filled')
}
await seedDemoPeople(db, createPasswordAccount, Date.now())
console.log('  accounts: ready')
await database.close()

function showProgress(done: number, all: number): void {
  if (done % 10 === 0 || done === all) console.log(`  pictures: ${done} of ${all}`)
}
