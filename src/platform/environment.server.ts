import { parseServerSettings } from './server-settings.ts'

/** The settings of this process, read once when it starts. */
export const environment = parseServerSettings({ values: process.env, isServer: true })
