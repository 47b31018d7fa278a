import { isDeepStrictEqual } from 'node:util'
import { newDocumentId } from '#database/document-id.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import { checkZone, type DraftProblems, trimNames, type ZoneDraft } from './delivery-drafts.ts'
import { lockZones, upsertZone } from './delivery-settings-store.server.ts'

interface ZoneToSave {
  /** Null for a new area, which goes to the end. */
  id: string | null
  draft: ZoneDraft
  /** The area that the editor read, for optimistic locking; null for a new one. */
  seen: ZoneDraft | null
}

export type SavedZone =
  | Accepted
  | Refusal<'not-valid', { problems: DraftProblems<ZoneDraft> }>
  | Refusal<'name-taken' | 'changed-elsewhere'>

/** Creates or changes an area. Existing orders keep their fee and are delivered even if the area closes. */
export async function saveZone(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { id, draft, seen }: ZoneToSave,
  actorId: string,
): Promise<SavedZone> {
  const problems = checkZone(draft)
  if (Object.keys(problems).length > 0) return { ok: false, refusal: 'not-valid', problems }
  const after = trimNames(draft)
  return changeDeliveryRules<SavedZone>(shop, actorId, async (tx) => {
    const zones = await lockZones(tx)
    const current = zones.find((zone) => zone.id === id)
    const before = current ? zoneDraftOf(current) : null
    if (!isDeepStrictEqual(before, seen)) return { ok: false, refusal: 'changed-elsewhere' }
    const name = after.name.toLowerCase()
    if (zones.some((zone) => zone.id !== id && zone.name.toLowerCase() === name)) {
      return { ok: false, refusal: 'name-taken' }
    }
    const zone = { ...after, id: id ?? newDocumentId() }
    await upsertZone(tx, zone, zones.length)
    const action = before ? 'delivery-zone.updated' : 'delivery-zone.created'
    return { ok: true, action, subject: zone.id, before, after }
  })
}

function zoneDraftOf({ id: _id, ...draft }: ZoneDraft & { id: string }): ZoneDraft {
  return draft
}
