import { existsSync, readFileSync } from 'node:fs'
import { InvalidSettings } from '#platform/report-invalid-settings.ts'
import { parseServerSettings } from '#platform/server-settings.ts'
import { damageIn, placesOf } from './damaged-settings.ts'
import { writeEnvFile } from './env-file.ts'

const whatToDo = `
Mend these lines, or put the file back from where you keep it; .env.example explains each setting. Keep the secrets that
the shop had: sessions, keys and second factors hang on them. Nothing was started, and nothing was changed.`

const whereSettingsComeFrom = `
The environment does not say these. For the demo, npm start writes such a file; for a shop of your own, copy .env.example,
which explains each setting, or set them in the environment. Nothing was started, and nothing was changed.`

/** Takes the settings of a file into the environment, or says where the file is damaged, and ends. */
export function readSettingsFile(file: string): void {
  const damage = damageIn(readFileSync(file, 'utf8'))
  if (damage.length > 0) {
    const lines = damage.map(({ line, reason }) => `  line ${line}: ${reason}`)
    end(`${file} is damaged:\n${lines.join('\n')}`)
  }
  process.loadEnvFile(file)
}

/** Says which settings are wrong and where they are, and ends, while all are right goes on. */
export function refuseWrongSettings(file: string): void {
  try {
    parseServerSettings({ values: process.env, isServer: true })
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error
    if (!existsSync(file)) end(`There is no ${file}.`, whereSettingsComeFrom)
    const places = placesOf(error.names, readFileSync(file, 'utf8'))
    end(`In ${file}:\n${places.map((place) => `  ${place}`).join('\n')}`)
  }
}

/** What a first start and every later one begin with: the settings are there, whole and right. */
export function prepareSettings(): 'written' | 'there' {
  const state = writeEnvFile()
  if (state === 'missing-beside-data') {
    end(
      'There is no .env, and the shop has data in var: with new secrets nobody could sign in to it.',
    )
  }
  readSettingsFile('.env')
  refuseWrongSettings('.env')
  return state
}

function end(says: string, next = whatToDo): never {
  console.error(`${says}\n${next}`)
  process.exit(1)
}
