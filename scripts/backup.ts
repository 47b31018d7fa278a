import './support/checked-settings.ts'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { takeBackup } from '#platform/backup/take-backup.server.ts'
import { environment } from '#platform/environment.server.ts'
import { database, shop } from '#platform/services.server.ts'

/**
 * Backs the shop up while it is open: `npm run backup -- [folder] [--replace]`. Without a folder, into one with the time
 * as its name. With `--replace`, an earlier backup in the folder goes once the new one is whole.
 */

const { values, positionals } = parseArgs({
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const now = shop.now()
const name = new Date(now).toISOString().replaceAll(':', '-').slice(0, 19)
const folder = positionals[0] ?? join(environment.DATA_FOLDER, 'backups', name)
const { replace } = values
const answer = await takeBackup({ database, files: shop.files, folder, now, replace })
await database.close()
if (answer.ok) {
  const { tables, files } = answer.manifest
  console.log(`${folder}
  ${tables.orders?.rows ?? 0} orders, ${tables.products?.rows ?? 0} products, ${tables.users?.rows ?? 0} people
  ${Object.keys(files).length} files of pictures
Keep it elsewhere: it holds names, addresses and accounts.`)
} else {
  console.error(
    answer.refusal === 'folder-in-use'
      ? `${folder} is not empty. Name a new folder, or say --replace if the backup in it may go.`
      : `What is in ${folder} is no backup, and is not replaced. Name another folder.`,
  )
  process.exitCode = 1
}
