import type { Database } from '#database/engine.server.ts'
import { cacheBriefly } from '../cache-briefly.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { applySettings, defaultSettings } from './current-settings.server.ts'
import { onSettingsChange } from './settings-change.server.ts'
import { findSettings } from './settings-store.server.ts'
import { mergeSettings } from './shop-settings.ts'

let appliedVersion: number | null = null
const listeners = new Set<() => void>()

/** Calls the listener when this process applies other settings, also after a change by another instance. */
export function onSettingsApplied(listener: () => void): void {
  listeners.add(listener)
}

const recallSettings = cacheBriefly((db: Database) => findSettings(db), onSettingsChange)

/**
 * Applies the settings of the database, which it reads at most once a second. After a failure the last ones stay: the
 * request itself reports that the database is away.
 */
export async function refreshSettings({
  db,
  now,
  log,
}: Pick<ShopContext, 'db' | 'now' | 'log'>): Promise<void> {
  try {
    const stored = await recallSettings(db, now())
    const version = stored?.updatedAt ?? null
    if (version === appliedVersion) return
    appliedVersion = version
    applySettings(mergeSettings(defaultSettings(), stored?.values ?? {}))
    for (const notify of listeners) notify()
  } catch (error) {
    log.warn('settings not read', { error: String(error) })
  }
}
