import { newDocumentId } from '#database/document-id.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import { lockZones, upsertZone } from './delivery-settings-store.server.ts'
import { isSame } from './is-same.ts'
import { checkZone, type ZoneDraft, type ZoneMessages } from './zone-draft.ts'

interface ZoneToSave {
  /** Null for a new area, which goes to the end. */
  id: string | null
  draft: ZoneDraft
  /** The area that the editor read, for optimistic locking; null for a new one. */
  seen: ZoneDraft | null
}

export type SavedZone =
  | Accepted
  | Refusal<'not-valid', { messages: ZoneMessages }>
  | Refusal<'name-taken' | 'changed-elsewhere'>

/** Creates or changes an area. Existing orders keep their fee and are delivered even if the area closes. */
export async function saveZone(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { id, draft, seen }: ZoneToSave,
  actorId: string,
): Promise<SavedZone> {
  const messages = checkZone(draft)
  if (Object.keys(messages).length > 0) return { ok: false, refusal: 'not-valid', messages }
  const at = shop.now()
  const zoneFields = { ...draft, name: draft.name.trim() }
  return changeDeliveryRules(shop.db, async (tx): Promise<SavedZone> => {
    const zones = await lockZones(tx)
    const current = zones.find((zone) => zone.id === id)
    const before = current ? draftOf(current) : null
    if (!isSame(before, seen)) return { ok: false, refusal: 'changed-elsewhere' }
    const name = zoneFields.name.toLowerCase()
    if (zones.some((zone) => zone.id !== id && zone.name.toLowerCase() === name)) {
      return { ok: false, refusal: 'name-taken' }
    }
    const zone = { ...zoneFields, id: id ?? newDocumentId() }
    await upsertZone(tx, zone, zones.length)
    const action = before ? 'delivery-zone.updated' : 'delivery-zone.created'
    await writeAudit(tx, { at, actorId, action, subject: zone.id, before, after: zoneFields })
    return { ok: true }
  })
}

function draftOf({ name, fee, open }: ZoneDraft): ZoneDraft {
  return { name, fee, open }
}
