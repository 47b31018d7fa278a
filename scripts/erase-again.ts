import './support/checked-settings.ts'
import { open } from 'node:fs/promises'
import { erasuresIn, type LoggedErasure } from '#commerce/personal-data/erasure-log.ts'
import { repeatErasures } from '#commerce/personal-data/repeat-erasures.server.ts'
import { erasureContext } from '#platform/erasure-context.server.ts'
import { database } from '#platform/services.server.ts'

/**
 * Repeats, after a restore, the erasures of personal data that the log recorded: `npm run erase-again -- shop.log …`.
 * A repetition changes nothing.
 */

const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Usage: npm run erase-again -- <log file> …')

const erasures: LoggedErasure[] = []
for (const file of files) {
  const log = await open(file)
  const found = await erasuresIn(log.readLines())
  if (!found)
    throw new Error(`${file} is not a log of the shop. A compressed one has to be unpacked first.`)
  erasures.push(...found)
}
const blocked = await repeatErasures(erasureContext, erasures)
await database.close()
console.log(`${erasures.length - blocked.length} of ${erasures.length} erasures are done.`)
for (const { scope, id } of blocked) {
  console.error(`Not erased: ${scope} ${id}. Its orders have not ended in the restored data.`)
  process.exitCode = 1
}
