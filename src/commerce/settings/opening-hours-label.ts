import { weekdayName } from '../delivery/day-label.ts'
import { everyWeekday, formatMinute } from '../delivery/delivery-slot.ts'
import { plainText } from '../plain-text.ts'
import { openingHoursText } from './opening-hours.messages.ts'
import type { ShopSettings } from './shop-settings.ts'

type OpeningHours = Pick<ShopSettings, 'opensAt' | 'closesAt' | 'openDays'>

// As schema.org writes them, from Monday.
const shortDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
// Up to this number of closed days, a sentence with the closed ones is the shorter one.
const fewDays = 3

/** `Every day except Friday, 9 am to 10 pm`, in the language of the caller. */
export function openingHoursLabel({ opensAt, closesAt, openDays }: OpeningHours): string {
  const times = { from: formatMinute(minuteOf(opensAt)), to: formatMinute(minuteOf(closesAt)) }
  return plainText(sentenceOf(openDays, times))
}

function sentenceOf(openDays: string, times: { from: string; to: string }): string {
  const closed = [...everyWeekday].filter((day) => !openDays.includes(day))
  if (closed.length === 0) return openingHoursText('everyDay', times)
  return closed.length <= fewDays
    ? openingHoursText('everyDayExcept', { ...times, days: listDays(closed) })
    : openingHoursText('someDays', { ...times, days: listDays([...openDays]) })
}

/** The same in the format of schema.org: `Mo,Tu,We,Th,Sa,Su 09:00-22:00`. */
export function schemaOpeningHours({ opensAt, closesAt, openDays }: OpeningHours): string {
  const days =
    openDays === everyWeekday
      ? 'Mo-Su'
      : [...openDays].map((day) => shortDays[Number(day) - 1]).join(',')
  return `${days} ${opensAt}-${closesAt}`
}

function minuteOf(clock: string): number {
  const [hours, minutes] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}

function listDays(days: readonly string[]): string {
  const names = days.map((day) => weekdayName(Number(day)))
  const last = names.at(-1) ?? ''
  const others = names.slice(0, -1).join(openingHoursText('separator'))
  return others === '' ? last : openingHoursText('and', { days: others, last })
}
