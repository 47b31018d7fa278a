import { existsSync, readFileSync } from 'node:fs'
import { InvalidSettings } from '#platform/report-invalid-settings.ts'
import { parseServerSettings } from '#platform/server-settings.ts'
import { findDamage, placesOf } from './damaged-settings.ts'
import { writeEnvFile } from './env-file.ts'

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
    const places = placesOf(error.names, readFileSync(file, 'utf8'))
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
