import { localizedText } from '#i18n/localized.ts'
import { type CivilDate, daysOf, weekdayOf } from '../delivery/cairo-time.ts'
import type { DeliverySlot } from '../delivery/delivery-slot.ts'
import type {
  Compared,
  DeliveryFigures,
  DriverPunctuality,
  NamedPunctuality,
  Punctuality,
} from './insights.ts'
import type { Period } from './period.ts'

/** The deliveries of one slot in one area by one driver, in one of both periods. */
export interface DeliverySums extends Punctuality {
  isNow: boolean
  slotId: string
  slot: string
  slotAr: string
  zone: string
  zoneAr: string
  /** Null where the order was on no run. */
  driverId: string | null
  /** All orders that took a place in the slot. */
  booked: number
}

/** A share in whole percent; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100)
}

/** How late a late delivery is on average, in whole minutes; null without one. */
export function averageDelay({ delivered, onTime, lateMs }: Punctuality): number | null {
  const late = delivered - onTime
  return late === 0 ? null : Math.round(lateMs / late / 60_000)
}

interface FillFacts {
  slots: readonly Pick<DeliverySlot, 'id' | 'name' | 'nameAr' | 'weekdays' | 'capacity'>[]
  closures: ReadonlySet<CivilDate>
  /** The names of drivers, former ones too, by id. */
  drivers: ReadonlyMap<string, string>
}

/**
 * Adds up the deliveries of both periods. What a slot offered follows from its current weekdays and capacity, because
 * earlier ones are not recorded; slots that are disabled now are left out of the fill.
 */
export function deliveryFigures(
  sums: readonly DeliverySums[],
  periods: Compared<Period>,
  facts: FillFacts,
): DeliveryFigures {
  const fillBySlot = facts.slots.map((slot) => ({
    name: localizedText({ en: slot.name, ar: slot.nameAr }),
    ...both((isNow) => ({
      booked: addUp(
        sums.filter((one) => one.slotId === slot.id && one.isNow === isNow),
        ({ booked }) => booked,
      ),
      offered: offeredBy(slot, isNow ? periods.now : periods.before, facts.closures),
    })),
  }))
  return {
    punctuality: comparedPunctuality(sums),
    bySlot: named(sums, ({ slot, slotAr }) => ({ en: slot, ar: slotAr })),
    byZone: named(sums, ({ zone, zoneAr }) => ({ en: zone, ar: zoneAr })),
    byDriver: byDriver(sums, facts.drivers),
    fill: both((isNow) => {
      const of = fillBySlot.map((one) => (isNow ? one.now : one.before))
      return {
        booked: addUp(of, ({ booked }) => booked),
        offered: addUp(of, ({ offered }) => offered),
      }
    }),
    fillBySlot,
  }
}

function offeredBy(
  { weekdays, capacity }: FillFacts['slots'][number],
  period: Period,
  closures: ReadonlySet<CivilDate>,
): number {
  const open = daysOf(period).filter(
    (date) => !closures.has(date) && weekdays.includes(String(weekdayOf(date))),
  )
  return open.length * capacity
}

/** By name, the most deliveries first. A slot or area that was renamed counts under each name. */
function named(
  sums: readonly DeliverySums[],
  nameOf: (sum: DeliverySums) => { en: string; ar: string },
): NamedPunctuality[] {
  return [...Map.groupBy(sums, (sum) => nameOf(sum).en).values()]
    .map((all) => ({
      name: localizedText({
        en: all[0] ? nameOf(all[0]).en : '',
        ar: all.map((one) => nameOf(one).ar).findLast(Boolean),
      }),
      ...comparedPunctuality(all),
    }))
    .filter(hasDeliveries)
    .sort(mostFirst)
}

/** Two drivers may have one name. */
function byDriver(
  sums: readonly DeliverySums[],
  names: ReadonlyMap<string, string>,
): DriverPunctuality[] {
  return [...Map.groupBy(sums, ({ driverId }) => driverId)]
    .map(([id, all]) => ({
      driverId: id,
      name: id === null ? '' : (names.get(id) ?? ''),
      ...comparedPunctuality(all),
    }))
    .filter(hasDeliveries)
    .sort(mostFirst)
}

function hasDeliveries({ now, before }: Compared<Punctuality>): boolean {
  return now.delivered + before.delivered > 0
}

function mostFirst(one: NamedPunctuality, other: NamedPunctuality): number {
  return other.now.delivered - one.now.delivered || (one.name < other.name ? -1 : 1)
}

function comparedPunctuality(sums: readonly DeliverySums[]): Compared<Punctuality> {
  return both((isNow) => {
    const of = sums.filter((one) => one.isNow === isNow)
    return {
      delivered: addUp(of, ({ delivered }) => delivered),
      onTime: addUp(of, ({ onTime }) => onTime),
      lateMs: addUp(of, ({ lateMs }) => lateMs),
    }
  })
}

function both<Figure>(of: (isNow: boolean) => Figure): Compared<Figure> {
  return { now: of(true), before: of(false) }
}

function addUp<One>(all: readonly One[], figureOf: (one: One) => number): number {
  return all.reduce((sum, one) => sum + figureOf(one), 0)
}
