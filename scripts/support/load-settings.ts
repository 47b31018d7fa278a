import { existsSync } from 'node:fs'

/** Imported before anything that reads the settings: what the environment does not say, `.env` may. */
if (existsSync('.env')) process.loadEnvFile('.env')
