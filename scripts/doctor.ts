import './support/load-settings.ts'
import { parseServerSettings } from '#platform/server-settings.ts'

/** Looks at all that the shop needs, says what is wrong and what to do, and ends with 1 if anything is. */

try {
  parseServerSettings({ values: process.env, isServer: true })
} catch {
  console.error('WRONG  settings          See above.\n  .env.example explains each of them.')
  process.exit(1)
}
// Only now: the shop's services are made from the settings when they are loaded.
const { examineShop } = await import('#platform/doctor/examine-shop.server.ts')
const { lineOf } = await import('#platform/doctor/finding.ts')

let wrong = 0
for await (const finding of examineShop()) {
  console.log(lineOf(finding))
  if (finding.state === 'wrong') wrong += 1
}
console.log(wrong === 0 ? '\nThe shop is well.' : `\n${wrong} things are wrong.`)
process.exit(wrong === 0 ? 0 : 1)
