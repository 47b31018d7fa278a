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

/** Writes `.env` from its example, with fresh random secrets, where there is none. Answers whether it did. */
export function writeEnvFile(file = '.env', example = '.env.example'): boolean {
  if (existsSync(file)) return false
  const lines = readFileSync(example, 'utf8').split('\n').map(fillSecret)
  const draft = `${file}.draft`
  writeFileSync(draft, lines.join('\n'), { mode: 0o600 })
  renameSync(draft, file)
  return true
}

function fillSecret(line: string): string {
  const name = line.slice(0, -1)
  const make = line.endsWith('=') ? secrets[name] : undefined
  return make ? `${line}${make()}` : line
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}
