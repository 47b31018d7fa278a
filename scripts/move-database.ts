import './support/load-settings.ts'
import { existsSync } from 'node:fs'
import { type DatabaseLocation, openDatabase } from '#database/engine.server.ts'
import { copyDatabase } from '#database/moving/copy-database.server.ts'

/**
 * Moves the closed shop to another database: `npm run move-database -- var/shop.sqlite
 * postgres://shop@db.example/shop`, or back. An interrupted move resumes when it runs again.
 */

const messages = {
  'not-empty': 'The target database is not empty. Nothing was changed.',
  'other-version':
    'The databases have different versions. Start the shop once with the source database, then move.',
  'source-half-moved': 'The source database is an incomplete copy.',
  differs: 'The copy differs from the source: was the shop open? Empty the target and start again.',
}

const [from, to] = process.argv.slice(2)
if (!from || !to) throw new Error('Usage: npm run move-database -- <from> <to>')
if (!isAddress(from) && !existsSync(from)) {
  // SQLite would create it and copy nothing.
  console.error(
    'The source file does not exist. Pass the path of shop.sqlite or a postgres:// URL. Nothing was changed.',
  )
  process.exit(1)
}
if (!isAddress(to) && /^\w{2,}:/.test(to)) {
  // SQLite would create a file of this name.
  console.error('The target is neither a postgres:// URL nor a file. Nothing was changed.')
  process.exit(1)
}
const [source, target] = [openDatabase(locate(from)), openDatabase(locate(to))]
const answer = await copyDatabase(source, target, {
  onTable: (table, rows) => console.log(`  ${table.padEnd(24)}${rows} rows`),
})
await source.close()
await target.close()
if (answer.ok) {
  console.log('Moved: counts, sums and values are equal. Set DATABASE_URL to the new database.')
} else {
  console.error(messages[answer.refusal])
  if ('differences' in answer) console.error(`  ${answer.differences.join('\n  ')}`)
  process.exitCode = 1
}

/** A PostgreSQL URL, or else a SQLite file. */
function locate(place: string): DatabaseLocation {
  return isAddress(place) ? { url: place, file: '' } : { file: place }
}

function isAddress(place: string): boolean {
  return /^postgres(ql)?:/.test(place)
}
