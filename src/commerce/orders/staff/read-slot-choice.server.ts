import type { Database } from '#database/engine.server.ts'
import { localizeNamed } from '#i18n/localized.ts'
import { listStaffSlots } from '../../delivery/settings/delivery-settings-store.server.ts'

/** The chosen slot, if it exists, and those to choose from; disabled ones too, because orders still use them. */
export async function readSlotChoice(db: Database, slot: string | undefined) {
  const slots = await listStaffSlots(db)
  return {
    window: slots.find(({ id }) => id === slot) ?? null,
    slots: slots.map(localizeNamed).map(({ id, name, startMinute, endMinute, enabled }) => {
      return { id, name, startMinute, endMinute, enabled }
    }),
  }
}
