import type { Database } from '#database/engine.server.ts'
import { fullName } from '../customers/full-name.ts'
import { findProfile } from '../customers/user-store.server.ts'
import { defaultSettings } from './current-settings.server.ts'
import { findSettings } from './settings-store.server.ts'
import { mergeSettings, type SettingsDraft, settingsDraftOf } from './shop-settings.ts'

/** The values that apply now. */
export interface EditedSettings {
  draft: SettingsDraft
  /** Null before the first change. */
  updatedAt: number | null
}

/** The settings as their form needs them. */
export interface SettingsToEdit extends EditedSettings {
  defaults: SettingsDraft
  /** The last editor; null before the first change, or if the user is deleted. */
  editor: string | null
}

export async function findEditedSettings(db: Database): Promise<EditedSettings> {
  const stored = await findSettings(db)
  return {
    draft: settingsDraftOf(mergeSettings(defaultSettings(), stored?.values ?? {})),
    updatedAt: stored?.updatedAt ?? null,
  }
}

export async function findSettingsToEdit(db: Database): Promise<SettingsToEdit> {
  const stored = await findSettings(db)
  const editor = stored && (await findProfile(db, stored.updatedBy))
  return {
    ...(await findEditedSettings(db)),
    defaults: defaultSettings(),
    editor: editor ? fullName(editor) : null,
  }
}
