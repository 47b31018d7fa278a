import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const secrets: Record<string, () => string> = {
  IDENTITY_ADMIN_PRIVATE_KEY: () => random(48),
  VITE_UPLOAD_TOKEN: () => random(24),
  VITE_AUTH_SECRET: () => random(48),
  PAYMENT_API_KEY: () => random(24),
  PAYMENT_SECRET_KEY: () => `egy_sk_test_${random(24)}`,
  VITE_PAYMENT_PUBLIC_KEY: () => `egy_pk_test_${random(24)}`,
  GOOGLE_CLIENT_SECRET: () => random(24),
}

interface Place {
  file: string
  example: string
  /** Data of an existing shop. */
  database: string
}

const usual: Place = { file: '.env', example: '.env.example', database: 'var/shop.sqlite' }

/**
 * Creates `.env` with fresh random secrets from the example, if it does not exist. Not beside existing data: its
 * sessions, keys and second factors depend on the lost secrets.
 */
export function writeEnvFile({ file, example, database }: Place = usual) {
  if (existsSync(file)) return 'there'
  if (existsSync(database)) return 'missing-beside-data'
  const lines = readFileSync(example, 'utf8').split('\n').map(fillSecret)
  const draft = `${file}.draft`
  writeFileSync(draft, lines.join('\n'), { mode: 0o600, flush: true })
  renameSync(draft, file)
  return 'written'
}

function fillSecret(line: string): string {
  const name = line.slice(0, -1)
  const make = line.endsWith('=') ? secrets[name] : undefined
  return make ? `${line}${make()}` : line
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}
