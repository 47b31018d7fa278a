import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { OrderStatus, PaymentStatus } from '#commerce/orders/order-status.ts'
import { orderKeyRows } from '#commerce/orders/records/order-key-store.server.ts'
import { toOrderRow } from '#commerce/orders/records/order-row.server.ts'
import type { Database } from '#database/engine.server.ts'

const dayMs = 86_400_000
const partSize = 250
/** Both engines limit the parameters of a statement. */
const keysAtOnce = 5000

const names = ['Mona', 'Karim', 'Mohamed', 'Nour', 'Youssef', 'Abdelrahman', 'Farida', 'منى']
const streets = ['Brazil Street', '26 July Street', 'شارع التحرير', 'Road 9', 'Hassan Sabry Street']
const cards = [
  'Happy birthday, with all my love',
  'Get well soon!',
  'كل سنة وأنت طيبة يا حبيبتي',
  'Congratulations on your graduation, we are so proud of you',
  '',
  'I love you. Forever yours',
]
const families = ['Adel', 'Nabil', 'Hassan', 'Mansour', 'El Sayed', 'Fathy', 'Zaki', 'كمال', 'Aziz']

export interface ManyOrders {
  /** When the newest was placed. */
  now: number
  zoneIds: readonly string[]
  slotIds: readonly string[]
  perDay?: number
}

/** Orders of years, 200 a day by default: those of the last days are open, the others completed. */
export function sampleOrder(n: number, { now, zoneIds, slotIds, perDay = 200 }: ManyOrders): Order {
  const createdAt = now - Math.floor((n * dayMs) / perDay)
  const date = addDays(civilDateAt(createdAt), 1)
  const { status, paymentStatus } = stateOf(n, date >= civilDateAt(now))
  const slot = n % slotIds.length
  const total = 575
  return {
    id: `order${String(n).padStart(15, '0')}`,
    number: numberOf(n),
    userId: `user${String(n % 5000).padStart(16, '0')}`,
    status,
    paymentMethod: paymentStatus.startsWith('cash') ? 'cash' : 'card',
    paymentStatus,
    lines: [],
    subtotal: 500,
    deliveryFee: 75,
    surcharge: null,
    total,
    captured: paymentStatus === 'paid' ? total : 0,
    refunded: 0,
    recipient: { name: nameOf(n), phone: `+2010${String(n).padStart(8, '0')}` },
    address: {
      zoneId: zoneIds[n % zoneIds.length] ?? '',
      zoneName: `Area ${n % zoneIds.length}`,
      street: streets[n % streets.length] ?? '',
      building: '12',
      floor: '',
      notes: '',
    },
    addressBy: 'sender',
    addressGivenAt: createdAt,
    delivery: {
      date,
      slotId: slotIds[slot] ?? '',
      slotName: `Window ${slot}`,
      startMinute: 540 + 180 * slot,
      endMinute: 720 + 180 * slot,
    },
    cardMessage: cards[n % cards.length] ?? '',
    senderShown: true,
    ifMissing: 'call',
    contact: {
      name: nameOf(n * 7 + 3),
      email: `mona${n % 20_000}@example.com`,
      phone: `+2011${String(n % 20_000).padStart(8, '0')}`,
    },
    locale: 'en',
    expiresAt: null,
    createdAt,
    updatedAt: createdAt,
  }
}

/** Eight unique digits. */
function numberOf(n: number): string {
  const digits = String((n * 48_271) % 100_000_007)
    .padStart(8, '0')
    .slice(-8)
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}

function nameOf(n: number): string {
  return `${names[n % names.length]} ${families[Math.floor(n / names.length) % families.length]}`
}

function stateOf(
  n: number,
  isAhead: boolean,
): { status: OrderStatus; paymentStatus: PaymentStatus } {
  if (isAhead) {
    const live = ['confirmed', 'preparing', 'awaiting_payment', 'out_for_delivery'] as const
    const status = live[n % live.length] ?? 'confirmed'
    return { status, paymentStatus: status === 'awaiting_payment' ? 'pending' : 'paid' }
  }
  if (n % 50 === 0) return { status: 'expired', paymentStatus: 'failed' }
  if (n % 25 === 1) return { status: 'cancelled', paymentStatus: 'refunded' }
  return { status: 'delivered', paymentStatus: n % 3 === 0 ? 'cash_collected' : 'paid' }
}

/** Inserts the orders in a range of numbers, without lines. */
export async function fillWithOrders(
  db: Database,
  many: ManyOrders,
  { from = 0, to }: { from?: number; to: number },
): Promise<void> {
  for (let begin = from; begin < to; begin += partSize) {
    const orders = Array.from({ length: Math.min(partSize, to - begin) }, (_, n) =>
      sampleOrder(begin + n, many),
    )
    const rows = orders.map((order) => ({ ...toOrderRow(order, order.id), textsKeyed: 1 as const }))
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('orders').values(rows).execute()
      const keys = rows.flatMap((row) => orderKeyRows({ ...row, lines: [] }))
      for (let at = 0; at < keys.length; at += keysAtOnce) {
        const part = keys.slice(at, at + keysAtOnce)
        await tx.insertInto('orderKeys').values(part).execute()
      }
    })
  }
}
