import { isLocalUrl } from '#platform/is-local-url.ts'
import { placeOf } from './place-of.ts'

/** The outside world of the demo runs beside the shop, wherever the settings look for it. */
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

/** Whether the settings look for payments on this machine, and so for the demo's own world. */
export function usesSandbox(env: NodeJS.ProcessEnv): boolean {
  return isHere(env.PAYMENT_API_URL)
}

/**
 * Whether the settings describe the demo and nothing else: the catalogue and the people of the demo, whose passwords
 * everybody can read, are put into no other shop.
 */
export function isDemoPlace(env: NodeJS.ProcessEnv): boolean {
  const isEmbedded = (env.VITE_IDENTITY_PROVIDER || 'embedded') === 'embedded'
  return isEmbedded && isHere(env.VITE_APP_URL) && usesSandbox(env)
}

function isHere(address = ''): boolean {
  return URL.canParse(address) && isLocalUrl(address)
}
