import './support/checked-settings.ts'
import { restoreBackup } from '#platform/backup/restore-backup.server.ts'
import { database, shop } from '#platform/services.server.ts'

/** Restores a backup into the empty database and storage of the settings: `npm run restore <folder>`. */

const folder = process.argv[2]
if (!folder) throw new Error('Usage: npm run restore -- var/backups/…')
const result = await restoreBackup({ folder, database, files: shop.files })
await database.close()
if (result.ok) {
  const { tables, files, madeAt } = result.manifest
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  console.log(`Restored and verified against the backup of ${madeAt}:
  ${rows} rows of ${Object.keys(tables).length} tables, ${Object.keys(files).length} files`)
} else {
  console.error(messageOf(result))
  process.exitCode = 1
}

function messageOf(refused: Exclude<typeof result, { ok: true }>): string {
  switch (refused.refusal) {
    case 'missing':
      return `The backup is incomplete: ${refused.file} is missing. Nothing was changed.`
    case 'damaged':
      return `The backup is damaged: ${refused.file} has changed. Use another backup.`
    case 'from-a-newer-shop':
      return 'The backup is from a newer version of the shop. Install that version first.'
    case 'not-empty':
      return 'The database or storage is not empty. Set DATABASE_URL or DATA_FOLDER to an empty one.'
    case 'differs':
      return `The restored data differs from the backup: ${refused.differences.join('; ')}.`
    default:
      return `The database could not be filled (${refused.refusal}). Empty it and start again.`
  }
}
