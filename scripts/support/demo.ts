import { isLocalUrl } from '#platform/is-local-url.ts'
import { placeOf } from './place-of.ts'
import { runToEnd } from './processes.ts'

/** Settings of the sandbox, derived from those of the shop. */
export function sandboxSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const payments = new URL(env.PAYMENT_API_URL ?? '')
  const mail = new URL(env.SMTP_URL || 'smtp://localhost:25')
  return {
    ...env,
    SANDBOX_PORT: payments.port,
    SANDBOX_ORIGIN: payments.origin,
    SANDBOX_SMTP_PORT: mail.port,
    SANDBOX_DATA: `${placeOf(env).dataFolder}/sandbox.sqlite`,
  }
}

/** Whether the payment URL is on this machine, and so the sandbox has to run. */
export function usesSandbox(env: NodeJS.ProcessEnv): boolean {
  return isHere(env.PAYMENT_API_URL)
}

/** Whether the settings are those of the demo: its accounts have public passwords, so no other shop may be seeded. */
export function isDemoPlace(env: NodeJS.ProcessEnv): boolean {
  const isEmbedded = (env.VITE_IDENTITY_PROVIDER || 'embedded') === 'embedded'
  return isEmbedded && isHere(env.VITE_APP_URL) && usesSandbox(env)
}

/** Migrates the database and seeds the demo, with these options; returns whether this is the demo. */
export async function prepareDatabase(
  env: NodeJS.ProcessEnv,
  seedOptions: readonly string[] = [],
): Promise<boolean> {
  const isDemo = isDemoPlace(env)
  const args = isDemo ? ['scripts/seed.ts', ...seedOptions] : ['scripts/migrate.ts']
  await runToEnd({ args, env })
  return isDemo
}

function isHere(address = ''): boolean {
  return URL.canParse(address) && isLocalUrl(address)
}
