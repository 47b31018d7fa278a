import { createChanges } from '../change-listeners.server.ts'

const changes = createChanges()

/** Adds a listener for committed changes of settings by this process; caches invalidate on it. */
export const onSettingsChange = changes.listen

/** Runs a change of settings in a transaction. Every change goes through it. */
export const changeSettings = changes.make
