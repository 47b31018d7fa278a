import './support/load-settings.ts'
import { parseServerSettings } from '#platform/server-settings.ts'

/** Checks everything that the shop needs, prints each result with its fix, and exits with 1 if a check fails. */

try {
  parseServerSettings({ values: process.env, isServer: true })
} catch {
  console.error('FAIL   settings          See above and .env.example.')
  process.exit(1)
}
// Imported after the validation, because these modules create the services from the settings.
const { checkShop } = await import('#platform/doctor/shop-checks.server.ts')
const { lineOf } = await import('#platform/doctor/finding.ts')

let failures = 0
for await (const finding of checkShop()) {
  console.log(lineOf(finding))
  if (finding.state === 'failed') failures += 1
}
console.log(failures === 0 ? '\nAll checks passed.' : `\n${failures} failed.`)
process.exit(failures === 0 ? 0 : 1)
