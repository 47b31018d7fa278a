import { parseServerSettings } from './server-settings.ts'

/** The settings of this process, read once at the start. */
export const environment = parseServerSettings({ values: process.env, isServer: true })
