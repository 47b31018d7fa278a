import { demoPeople } from '../src/database/seed/demo-people.ts'
import { buildShop } from './support/build-shop.ts'
import { prepareDatabase, sandboxSettings, usesSandbox } from './support/demo.ts'
import { placeOf } from './support/place-of.ts'
import { assertFree } from './support/ports.ts'
import { startServer, stopWith } from './support/processes.ts'
import { prepareSettings } from './support/settings-file.ts'
import { shopEnvironment, shopProgram } from './support/shop-program.ts'

/**
 * Starts the shop, from a fresh clone or again. With generated settings it seeds the demo; with the settings of another
 * shop it seeds nothing.
 */

const startedAt = performance.now()
console.log(`1/4 Settings: .env ${prepareSettings() === 'written' ? 'created' : 'exists'}`)
const { env } = process
const { host, port, buildFolder } = placeOf(env)
await assertFree(host, { PORT: port })

console.log('2/4 Database')
const isDemo = await prepareDatabase(env)

const built = await buildShop(buildFolder, env)
console.log(built ? '3/4 Shop: built' : '3/4 Shop: up to date')

console.log('4/4 Starting')
const children = []
if (usesSandbox(env)) {
  const sandbox = sandboxSettings(env)
  await assertFree('localhost', {
    PAYMENT_API_URL: Number(sandbox.SANDBOX_PORT),
    SMTP_URL: Number(sandbox.SANDBOX_SMTP_PORT),
  })
  const readyAt = `${sandbox.SANDBOX_ORIGIN}/`
  children.push(await startServer({ args: ['sandbox/main.ts'], env: sandbox, readyAt }))
}
const address = env.VITE_APP_URL ?? ''
const health = `http://${host}:${port}/health`
const production = { ...env, ...shopEnvironment }
children.push(await startServer({ args: shopProgram, env: production, readyAt: health }))
stopWith(children)

console.log(`
Ready after ${((performance.now() - startedAt) / 1000).toFixed(0)} s.

  Shop       ${address}
  Dashboard  ${address}/dashboard
${isDemo ? demoHints() : ''}
  Stop with Ctrl+C; all data is preserved.
`)

function demoHints(): string {
  const people = demoPeople.map(
    ({ email, password, role }) => `    ${email.padEnd(26)}${password.padEnd(18)}${role}`,
  )
  return `  Sandbox    ${env.PAYMENT_API_URL}  (payments, Google, emails and text messages of the demo)

  Sign in with
${people.join('\n')}

  Pay with card 5123 4567 8901 2346, 01/39, CVV 123.`
}
