import { expect, it } from 'vitest'
import { sameDayCutoff } from './same-day-cutoff.ts'

const slot = (cutoffMinute: number, weekdays = '1234567') => ({ cutoffMinute, weekdays })

it.each([
  ['the latest cut-off of the day', [slot(480), slot(960), slot(720)], 960],
  [
    'the earliest of the days, as it holds on all of them',
    [slot(960, '1234'), slot(720, '5')],
    720,
  ],
  ['the first minute of the day', [slot(1)], 1],
  ['nothing for a cut-off at midnight', [slot(0)], null],
  ['nothing if a day is ordered the day before', [slot(960, '123456'), slot(-60, '7')], null],
  ['nothing without slots', [], null],
])('is %s', (_what, slots, until) => {
  expect(sameDayCutoff(slots)).toBe(until)
})
