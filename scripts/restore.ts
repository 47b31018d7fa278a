import './support/checked-settings.ts'
import { restoreBackup } from '#platform/backup/restore-backup.server.ts'
import { database, shop } from '#platform/services.server.ts'

/** Brings a backup back into the empty database and storage that the settings name: `npm run restore <folder>`. */

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of the backup: npm run restore -- var/backups/…')
const answer = await restoreBackup({ folder, database, files: shop.files })
await database.close()
if (answer.ok) {
  const { tables, files, madeAt } = answer.manifest
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  console.log(`Restored, and the same as on ${madeAt}:
  ${rows} rows of ${Object.keys(tables).length} tables, ${Object.keys(files).length} files`)
} else {
  console.error(wordsFor(answer))
  process.exitCode = 1
}

function wordsFor(refused: Exclude<typeof answer, { ok: true }>): string {
  switch (refused.refusal) {
    case 'missing':
      return `The backup is not whole: ${refused.file} is missing. Nothing was changed.`
    case 'damaged':
      return `The backup is damaged: ${refused.file} is not what it was. Take another one.`
    case 'from-a-newer-shop':
      return 'The backup is of a newer version of the shop. Install that version first.'
    case 'not-empty':
      return 'There is a shop here already. Name an empty database in DATABASE_URL or DATA_FOLDER.'
    case 'differs':
      return `What is there now is not what was backed up: ${refused.differences.join('; ')}.`
    default:
      return `The database cannot be filled (${refused.refusal}). Empty it and begin again.`
  }
}
