import './support/load-settings.ts'
import { existsSync } from 'node:fs'
import { type DatabaseLocation, openDatabase } from '#database/engine.server.ts'
import { copyDatabase } from '#database/moving/copy-database.server.ts'

/**
 * Moves the shop to another database while it is closed:
 * `npm run move-database -- var/shop.sqlite postgres://shop@db.example/shop`, or the other way round. Broken off, it
 * goes on where it was when it is run again.
 */

const words = {
  'not-empty': 'The database to move into is not empty. Nothing was changed.',
  'other-version':
    'The tables are not of one version. Start the shop once where it is, and move then.',
  'source-half-moved': 'The database to move from was never filled to its end.',
  differs:
    'Not everything arrived as it is: was the shop open? Empty the new database, begin again.',
}

const [from, to] = process.argv.slice(2)
if (!from || !to)
  throw new Error('Say from where and to where: npm run move-database -- <from> <to>')
if (!isAddress(from) && !existsSync(from)) {
  // SQLite would make it, and move nothing.
  console.error(
    'There is no such file to move from. Name the shop.sqlite of the shop, or a postgres:// address. Nothing was changed.',
  )
  process.exit(1)
}
if (!isAddress(to) && /^\w{2,}:/.test(to)) {
  // It would be taken for the name of a file.
  console.error(
    'The database to move into is no postgres:// address and no file. Nothing was changed.',
  )
  process.exit(1)
}
const [source, target] = [openDatabase(locate(from)), openDatabase(locate(to))]
const answer = await copyDatabase(source, target, {
  onTable: (table, rows) => console.log(`  ${table.padEnd(24)}${rows} rows`),
})
await source.close()
await target.close()
if (answer.ok) {
  console.log('Moved: counts, sums and values are the same. Name the new database in DATABASE_URL.')
} else {
  console.error(words[answer.refusal])
  if ('differences' in answer) console.error(`  ${answer.differences.join('\n  ')}`)
  process.exitCode = 1
}

/** A PostgreSQL address, or else a SQLite file. */
function locate(place: string): DatabaseLocation {
  return isAddress(place) ? { url: place, file: '' } : { file: place }
}

function isAddress(place: string): boolean {
  return /^postgres(ql)?:/.test(place)
}
