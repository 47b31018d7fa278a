import { writeAudit } from '../audit/audit-store.server.ts'
import { updatedAfter } from '../catalogue/editing/product-draft.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { defaultSettings } from './current-settings.server.ts'
import { changeSettings } from './settings-change.server.ts'
import { insertSettings, replaceSettings } from './settings-store.server.ts'
import { type EditedSettings, findEditedSettings } from './settings-to-edit.server.ts'
import {
  checkSettings,
  differingFrom,
  type SettingsDraft,
  type SettingsProblems,
  settingsDraftOf,
} from './shop-settings.ts'

type UpdatedSettings =
  | Accepted<{ edited: EditedSettings }>
  | Refusal<'not-valid', { problems: SettingsProblems }>
  | Refusal<'changed-elsewhere'>

interface SettingsUpdate {
  draft: SettingsDraft
  /** `updatedAt` as the user loaded it, for the conflict check; null before the first change. */
  seenUpdatedAt: number | null
}

/** Saves all settings. Values that equal their defaults are not stored, so they follow the defaults. */
export async function updateSettings(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { draft: typed, seenUpdatedAt }: SettingsUpdate,
  actorId: string,
): Promise<UpdatedSettings> {
  const checked = checkSettings(typed)
  if ('problems' in checked) return { ok: false, refusal: 'not-valid', problems: checked.problems }
  const at = shop.now()
  const draft = settingsDraftOf(checked.settings)
  return changeSettings(shop.db, async (tx) => {
    const saved = await findEditedSettings(tx)
    if (saved.updatedAt !== seenUpdatedAt) return { ok: false, refusal: 'changed-elsewhere' }
    const before = differingFrom(draft, saved.draft)
    // A second click: the settings are as requested already.
    if (Object.keys(before).length === 0) return { ok: true, edited: saved }
    const updatedAt = seenUpdatedAt === null ? at : updatedAfter({ updatedAt: seenUpdatedAt }, at)
    const row = { values: differingFrom(defaultSettings(), draft), updatedAt, updatedBy: actorId }
    // Two users may have read the same version: one of them writes.
    const isWritten = await (seenUpdatedAt === null
      ? insertSettings(tx, row)
      : replaceSettings(tx, row, seenUpdatedAt))
    if (!isWritten) return { ok: false, refusal: 'changed-elsewhere' }
    await writeAudit(tx, {
      at,
      actorId,
      action: 'settings.updated',
      subject: 'settings',
      before,
      after: differingFrom(saved.draft, draft),
    })
    return { ok: true, edited: { draft, updatedAt } }
  })
}
