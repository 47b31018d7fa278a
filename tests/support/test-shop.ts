import { createHmac } from 'node:crypto'
import { createProductSearch } from '#commerce/catalogue/search/product-search.server.ts'
import type { DeliverySlot, DeliveryZone } from '#commerce/delivery/delivery-slot.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import { newDocumentId } from '#database/document-id.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { purgeExpiredSignIns } from '#identity/providers/embedded/accounts/expired-sign-in-store.server.ts'
import { embeddedGuests } from '#identity/providers/embedded/accounts/guest-store.server.ts'
import { limitOrderEmail } from '#identity/rate-limits/email-limits.server.ts'
import { createMemoryStorage, type MemoryStorage } from './memory-storage.ts'
import { createRecordingLog, type RecordingLog } from './recording-log.ts'
import { createRecordingMailer, type RecordingMailer } from './recording-mailer.ts'
import { createRecordingSms, type RecordingSms } from './recording-sms.ts'
import { createScriptedProvider, type ScriptedProvider } from './scripted-provider.ts'

/** Friday, 20 November 2026, noon in Cairo. */
export const noon = Date.UTC(2026, 10, 20, 10)
export const today = '2026-11-20'
export const tomorrow = '2026-11-21'
export const minutes = (count: number) => count * 60_000

/** A shop on a real database, with a manual clock and a scripted provider. */
export interface TestShop extends ShopContext {
  payments: ScriptedProvider
  files: MemoryStorage
  mailer: RecordingMailer
  sms: RecordingSms
  log: RecordingLog
  clock: { now: number }
  zone: DeliveryZone
  slot: DeliverySlot
  categoryId: string
}

export async function openTestShop({ db }: OpenDatabase): Promise<TestShop> {
  const clock = { now: noon }
  const now = () => clock.now
  const log = createRecordingLog()
  const shop = {
    db,
    clock,
    now,
    search: createProductSearch({ db, now, log }),
    payments: createScriptedProvider(),
    files: createMemoryStorage(),
    mailer: createRecordingMailer(),
    sms: createRecordingSms(),
    phones: { phone: '+20 2 5550 0100', whatsApp: '+20 2 5550 0101' },
    allowUnpaidOrderMail: limitOrderEmail({ db, now: () => clock.now, secret: newDocumentId() }),
    log,
    guests: embeddedGuests,
    purgeExpiredSignIns,
    emailUndoPath: (undoId: string) => `/confirm-email?undo=${undoId}`,
    policy: {
      cashLimit: 3000,
      cashConfirmationMs: minutes(15),
      paymentTimeoutMs: minutes(30),
    },
    keyedHash: (text: string) => createHmac('sha256', 'test key').update(text).digest(),
    categoryId: newDocumentId(),
  }
  shop.payments.now = shop.now
  // Tests share a database: removes the jobs of earlier ones.
  await db.deleteFrom('jobs').execute()
  const category = { id: shop.categoryId, name: 'Roses', image: null, position: 1 }
  await db
    .insertInto('categories')
    .values({ ...category, createdAt: noon, updatedAt: noon })
    .execute()
  return { ...shop, zone: await createZone(shop), slot: await createSlot(shop) }
}

export async function createZone(
  { db }: Pick<ShopContext, 'db'>,
  change: Partial<DeliveryZone> = {},
): Promise<DeliveryZone> {
  const zone = { id: newDocumentId(), name: 'Zamalek', fee: 75, open: true, ...change }
  await db
    .insertInto('deliveryZones')
    .values({ ...zone, open: zone.open ? 1 : 0, position: 1 })
    .execute()
  return zone
}

/** A window from 15:00 to 18:00 with a cut-off at 13:00. */
export async function createSlot(
  { db }: Pick<ShopContext, 'db'>,
  change: Partial<DeliverySlot> = {},
): Promise<DeliverySlot> {
  const slot = {
    id: newDocumentId(),
    name: 'Afternoon',
    startMinute: 15 * 60,
    endMinute: 18 * 60,
    cutoffMinute: 13 * 60,
    capacity: 1000,
    weekdays: '1234567',
    ...change,
  }
  await db
    .insertInto('deliverySlots')
    .values({ ...slot, position: 1 })
    .execute()
  return slot
}

/** A special day with a surcharge, open by default. */
export async function createPeakDay(
  { db }: Pick<ShopContext, 'db'>,
  date: string,
  { name = 'Mother’s Day', amount = 60 } = {},
): Promise<void> {
  await db.insertInto('deliveryPeakDays').values({ date, name, surcharge: amount }).execute()
}
