import './support/load-settings.ts'
import { parseServerSettings } from '#platform/server-settings.ts'

/** Checks all dependencies of the shop, prints what is wrong and how to fix it, and exits with 1 if anything is. */

try {
  parseServerSettings({ values: process.env, isServer: true })
} catch {
  console.error('WRONG  settings          See above.\n  .env.example explains each setting.')
  process.exit(1)
}
// Imported late, because the services read the settings when they load.
const { examineShop } = await import('#platform/doctor/examine-shop.server.ts')
const { lineOf } = await import('#platform/doctor/finding.ts')

let wrong = 0
for await (const finding of examineShop()) {
  console.log(lineOf(finding))
  if (finding.state === 'wrong') wrong += 1
}
console.log(
  wrong === 0 ? '\nAll checks passed.' : `\n${wrong} ${wrong === 1 ? 'check' : 'checks'} failed.`,
)
process.exit(wrong === 0 ? 0 : 1)
