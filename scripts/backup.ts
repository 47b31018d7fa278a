import './support/checked-settings.ts'
import { join } from 'node:path'
import { takeBackup } from '#platform/backup/take-backup.server.ts'
import { environment } from '#platform/environment.server.ts'
import { database, shop } from '#platform/services.server.ts'

/** Backs the shop up while it is open: `npm run backup [folder]`. Without a folder, into one with the time as its name. */

const now = shop.now()
const name = new Date(now).toISOString().replaceAll(':', '-').slice(0, 19)
const folder = process.argv[2] ?? join(environment.DATA_FOLDER, 'backups', name)
const { tables, files } = await takeBackup({ database, files: shop.files, folder, now })
await database.close()
console.log(`${folder}
  ${tables.orders?.rows ?? 0} orders, ${tables.products?.rows ?? 0} products, ${tables.users?.rows ?? 0} people
  ${Object.keys(files).length} files of pictures
Keep it elsewhere: it holds names, addresses and accounts.`)
