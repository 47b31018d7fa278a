import { existsSync } from 'node:fs'
import { readSettingsFile } from './settings-file.ts'

/** Imported first: loads `.env`; the environment takes precedence. */
if (existsSync('.env')) readSettingsFile('.env')
