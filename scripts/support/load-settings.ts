import { existsSync } from 'node:fs'
import { readSettingsFile } from './settings-file.ts'

/** Imported before anything that reads the settings: what the environment does not say, `.env` may. */
if (existsSync('.env')) readSettingsFile('.env')
