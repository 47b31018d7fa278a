import './support/checked-settings.ts'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  listBackups,
  pruneBackups,
  removeStaleDrafts,
} from '#platform/backup/backup-folders.server.ts'
import { takeBackup } from '#platform/backup/take-backup.server.ts'
import { environment } from '#platform/environment.server.ts'
import { database, shop } from '#platform/services.server.ts'

/**
 * Online backup: `npm run backup -- [folder | --in parent]`. Without a folder it is named after the time. `--replace`
 * deletes an earlier backup in the folder afterwards, `--keep 14` all but the newest beside it; `--link` links pictures
 * that the newest one beside it has; `--recent` is for one of every few minutes, which has an alarm of its own.
 */

const { values, positionals } = parseArgs({
  options: {
    in: { type: 'string' },
    replace: { type: 'boolean', default: false },
    keep: { type: 'string' },
    link: { type: 'boolean', default: false },
    recent: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const keep = values.keep === undefined ? null : Number(values.keep)
if (keep !== null && !(Number.isInteger(keep) && keep > 0)) {
  console.error('--keep must be the number of backups that stay, 1 or more. Nothing was changed.')
  process.exit(1)
}
const now = shop.now()
const name = new Date(now).toISOString().replaceAll(':', '-').slice(0, 19)
const folder = positionals[0] ?? join(values.in ?? join(environment.DATA_FOLDER, 'backups'), name)
const { replace } = values
// Beside a folder of the operator's choice, others may have drafts of their own.
if (positionals[0] === undefined) await removeDrafts(dirname(folder))
const [newest] = values.link ? await listBackups(dirname(folder), now) : []
const result = await takeBackup({
  database,
  files: shop.files,
  folder,
  now,
  replace,
  earlier: newest ?? null,
  kind: values.recent ? 'recent' : 'nightly',
})
await database.close()
if (result.ok) {
  const { tables, files } = result.manifest
  console.log(`${folder}
  ${tables.orders?.rows ?? 0} orders, ${tables.products?.rows ?? 0} products, ${tables.users?.rows ?? 0} users
  ${Object.keys(files).length} picture files
Move it to another place: it contains names, addresses and accounts.`)
  const deleted = keep === null ? [] : await pruneBackups(folder, { keep, now: shop.now() })
  if (deleted.length > 0) console.log(`Deleted older backups: ${deleted.join(', ')}`)
} else {
  console.error(
    result.refusal === 'folder-in-use'
      ? `${folder} is not empty. Choose a new folder, or pass --replace to overwrite the backup in it.`
      : `${folder} contains something other than a backup, so it was not replaced. Choose another folder.`,
  )
  process.exitCode = 1
}

/** An error here must not cost the backup. */
async function removeDrafts(parent: string): Promise<void> {
  try {
    const removed = await removeStaleDrafts(parent, now)
    if (removed.length > 0) console.log(`Deleted interrupted backups: ${removed.join(', ')}`)
  } catch (error) {
    console.error(`Interrupted backups in ${parent} were not deleted:`, error)
  }
}
