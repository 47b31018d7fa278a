import { addDays, type CivilDate, weekdayOf } from '#commerce/delivery/cairo-time.ts'

/** The length of the history. */
export const historyDays = 90

/** Deliveries before today. */
const pastDeliveries = 360

/** Deliveries of today and the coming days, by days from today. */
const coming: Readonly<Record<number, number>> = { 0: 18, 1: 11, 2: 6, 3: 3, 5: 2 }

/** A day in the past on which the shop was closed. */
export const closedDay = { daysAgo: 33, reason: 'Closed for painting the workshop' }

// From Monday on. The weekend in Egypt is Friday and Saturday, and flowers are sent on its eve.
const weekdayWeights = [0.8, 0.85, 1, 1.6, 1.3, 0.9, 0.85]

const seasons: readonly { from: string; until: string; weight: number }[] = [
  { from: '02-10', until: '02-13', weight: 1.6 },
  { from: '02-14', until: '02-14', weight: 4 },
  { from: '03-18', until: '03-20', weight: 1.8 },
  { from: '03-21', until: '03-21', weight: 4 },
  { from: '06-15', until: '07-10', weight: 1.25 },
  { from: '12-23', until: '12-31', weight: 1.4 },
  { from: '01-01', until: '01-07', weight: 1.3 },
]

function seasonOf(date: CivilDate): number {
  const day = date.slice(5)
  return seasons.find(({ from, until }) => from <= day && day <= until)?.weight ?? 1
}

/** How busy a day is, compared with an ordinary one: by weekday, season and the growth of the shop. */
export function weightOfDay(date: CivilDate, daysAgo: number): number {
  if (daysAgo === closedDay.daysAgo) return 0
  const growth = 1.5 - daysAgo / historyDays
  return (weekdayWeights[weekdayOf(date) - 1] ?? 1) * seasonOf(date) * growth
}

/** The number of deliveries on each day of the history and of the coming days, in order. */
export function deliveriesByDay(today: CivilDate): { date: CivilDate; deliveries: number }[] {
  const past = Array.from({ length: historyDays }, (_, index) => {
    const daysAgo = historyDays - index
    const date = addDays(today, -daysAgo)
    return { date, weight: weightOfDay(date, daysAgo) }
  })
  const all = past.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  const history = past.map(({ date, weight }) => {
    const before = Math.round((passed / all) * pastDeliveries)
    passed += weight
    return { date, deliveries: Math.round((passed / all) * pastDeliveries) - before }
  })
  const ahead = Object.entries(coming).map(([days, deliveries]) => ({
    date: addDays(today, Number(days)),
    deliveries,
  }))
  return [...history, ...ahead]
}
