import './support/load-settings.ts'
import { existsSync } from 'node:fs'
import { type DatabaseLocation, openDatabase } from '#database/engine.server.ts'
import { copyDatabase } from '#database/moving/copy-database.server.ts'
import {
  isFileInUse,
  lockFile,
  moverName,
  otherConnections,
  whyUnreachable,
} from '#database/moving/database-use.server.ts'

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
const inUse = 'Close the shop and all else that uses it, and start again.'
const unchanged = 'Nothing was changed.'

const [from, to] = process.argv.slice(2)
if (!from || !to) throw new Error('Usage: npm run move-database -- <from> <to>')
// SQLite would create it and copy nothing.
if (!isAddress(from) && !existsSync(from)) {
  refuse('The source file does not exist. Pass the path of shop.sqlite or a postgres:// URL.')
}
// SQLite would create a file of this name.
if (!isAddress(to) && /^\w{2,}:/.test(to)) {
  refuse('The target is neither a postgres:// URL nor a file.')
}
const [source, target] = [openDatabase(locate(from)), openDatabase(locate(to))]
for (const [role, place, { db }] of [
  ['source', from, source],
  ['target', to, target],
] as const) {
  // A missing file of the target is created.
  const problem = isAddress(place) ? await whyUnreachable(db) : null
  if (problem) refuse(`The ${role} database ${problem}`)
}
const users = await usersOfSource(from)
if (users !== null) refuse(`The source database is in use${users}. ${inUse}`)
if (!isAddress(from)) await lockFile(source.db)

const result = await copyDatabase(source, target, {
  onTable: (table, rows) => console.log(`  ${table.padEnd(24)}${rows} rows`),
})
const laterUsers = isAddress(from) ? await usersOfSource(from) : null
await source.close()
await target.close()
if (!result.ok) {
  console.error(messages[result.refusal])
  if ('differences' in result) console.error(`  ${result.differences.join('\n  ')}`)
  process.exitCode = 1
} else if (laterUsers) {
  console.error(
    `The source database came into use${laterUsers}: the copy may lack orders. Empty the target. ${inUse}`,
  )
  process.exitCode = 1
} else {
  console.log('Moved: counts, sums and values are equal. Set DATABASE_URL to the new database.')
}

/** The other programs that use the source, as far as they are known; null if there are none. */
async function usersOfSource(place: string): Promise<string | null> {
  if (!isAddress(place)) return isFileInUse(place) ? '' : null
  const names = await otherConnections(source.db)
  return names.length > 0 ? ` (${names.join(', ')})` : null
}

function refuse(reason: string): never {
  console.error(`${reason} ${unchanged}`)
  process.exit(1)
}

/** A PostgreSQL URL, or else a SQLite file. */
function locate(place: string): DatabaseLocation {
  if (!isAddress(place)) return { file: place }
  const mark = place.includes('?') ? '&' : '?'
  return { url: `${place}${mark}application_name=${moverName}`, file: '' }
}

function isAddress(place: string): boolean {
  return /^postgres(ql)?:/.test(place)
}
