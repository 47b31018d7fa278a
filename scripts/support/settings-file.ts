import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { InvalidSettings } from '#platform/report-invalid-settings.ts'
import { parseServerSettings } from '#platform/server-settings.ts'
import { findDamage, placesOf } from './damaged-settings.ts'

const howToFix = `
Fix these lines or restore the file from your copy; .env.example explains each setting. Keep the existing secrets:
sessions, keys and second factors depend on them. Nothing was started or changed.`

const howToConfigure = `
The environment does not set them either. For the demo, npm start creates the file; for a shop of your own, copy
.env.example, which explains each setting, or set environment variables. Nothing was started or changed.`

/** Loads a settings file into the environment, or reports its damaged lines and exits. */
export function readSettingsFile(file: string): void {
  const damage = findDamage(readFileSync(file, 'utf8'))
  if (damage.length > 0) {
    const lines = damage.map(({ line, reason }) => `  line ${line}: ${reason}`)
    end(`${file} is damaged:\n${lines.join('\n')}`)
  }
  process.loadEnvFile(file)
}

/** Reports invalid settings with their lines and exits; returns if all are valid. */
export function refuseWrongSettings(file: string): void {
  try {
    parseServerSettings({ values: process.env, isServer: true })
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error
    if (!existsSync(file)) end(`${file} does not exist.`, howToConfigure)
    const places = placesOf(error.names, readFileSync(file, 'utf8'), process.env)
    end(`In ${file}:\n${places.map((place) => `  ${place}`).join('\n')}`)
  }
}

/** Ensures that the settings exist and are valid, at every start. */
export function prepareSettings(): 'written' | 'there' {
  const state = writeEnvFile()
  if (state === 'missing-beside-data') {
    end(
      '.env does not exist, but var contains data of a shop: with new secrets no user could sign in.',
    )
  }
  readSettingsFile('.env')
  refuseWrongSettings('.env')
  return state
}

function end(message: string, next = howToFix): never {
  console.error(`${message}\n${next}`)
  process.exit(1)
}

const secrets: Record<string, () => string> = {
  IDENTITY_ADMIN_PRIVATE_KEY: () => random(48),
  VITE_UPLOAD_TOKEN: () => random(24),
  VITE_AUTH_SECRET: () => random(48),
  PAYMENT_API_KEY: () => random(24),
  PAYMENT_SECRET_KEY: () => `egy_sk_test_${random(24)}`,
  VITE_PAYMENT_PUBLIC_KEY: () => `egy_pk_test_${random(24)}`,
  GOOGLE_CLIENT_SECRET: () => random(24),
}

interface SettingsPlace {
  file: string
  example: string
  /** Data of an existing shop. */
  database: string
}

const usual: SettingsPlace = { file: '.env', example: '.env.example', database: 'var/shop.sqlite' }

/**
 * Creates `.env` with fresh random secrets from the example, if it does not exist. Not beside existing data: its
 * sessions, keys and second factors depend on the lost secrets.
 */
export function writeEnvFile({ file, example, database }: SettingsPlace = usual) {
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
