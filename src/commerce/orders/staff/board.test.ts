import { describe, expect, it } from 'vitest'
import { instantOf } from '../../delivery/cairo-time.ts'
import { type BoardCard, type BoardStatus, compareCards, groupCards, urgencyOf } from './board.ts'

const date = '2026-11-20'
const card: BoardCard = {
  id: 'a',
  number: '4821-0937',
  status: 'confirmed',
  paymentStatus: 'paid',
  cash: 0,
  recipientName: 'Karim Nabil',
  zoneName: 'Zamalek',
  zonePosition: 1,
  slotName: 'Afternoon',
  startMinute: 15 * 60,
  endMinute: 18 * 60,
  cutoffMinute: 13 * 60,
  createdAt: 1,
  hasAddress: true,
  hasCard: true,
  flowers: [],
}

describe('the urgency of an order for 3 to 6 pm', () => {
  it.each<[BoardStatus, string, ReturnType<typeof urgencyOf>]>([
    ['confirmed', '13:59', null],
    ['confirmed', '14:00', 'soon'],
    ['preparing', '14:59', 'soon'],
    ['preparing', '15:00', 'late'],
    ['out_for_delivery', '15:00', null],
    ['out_for_delivery', '17:59', null],
    ['out_for_delivery', '18:00', 'late'],
    ['delivery_failed', '18:00', 'late'],
    ['delivered', '23:00', null],
  ])('in status %s at %s is %s', (status, time, urgency) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    expect(urgencyOf({ ...card, status }, date, instantOf(date, hour * 60 + minute))).toBe(urgency)
  })
})

it('sorts by slot, cut-off and time of the order', () => {
  const morning = { ...card, id: 'morning', startMinute: 9 * 60 }
  const shorter = { ...card, id: 'shorter', endMinute: 17 * 60 }
  const closesFirst = { ...card, id: 'closes first', cutoffMinute: 0 }
  const later = { ...card, id: 'later', createdAt: 2 }
  const sorted = [later, card, closesFirst, shorter, morning].toSorted(compareCards)
  expect(sorted.map(({ id }) => id)).toEqual(['morning', 'shorter', 'closes first', 'a', 'later'])
})

describe('the cards of a column', () => {
  const at = (hour: number) => instantOf(date, hour * 60)
  const groups = (cards: BoardCard[], hour = 8) =>
    groupCards(cards, date, at(hour)).map(({ window, areas }) => [
      window?.startMinute ?? null,
      areas.map(({ name, cards: ofArea }) => [name, ofArea.map(({ id }) => id)]),
    ])
  const morning = { startMinute: 9 * 60, endMinute: 12 * 60 }

  it('are grouped by slot, and by area in the order of the staff', () => {
    const maadi = { zoneName: 'Maadi', zonePosition: 0 }
    const cards = [
      { ...card, id: 'a' },
      { ...card, ...maadi, id: 'b' },
      { ...card, ...morning, id: 'c' },
      { ...card, id: 'd', createdAt: 0 },
    ]
    expect(groups(cards)).toEqual([
      [540, [['Zamalek', ['c']]]],
      [
        900,
        [
          ['Maadi', ['b']],
          ['Zamalek', ['d', 'a']],
        ],
      ],
    ])
  })

  it('come first if they are late or have no address', () => {
    const cards = [
      { ...card, id: 'in time' },
      { ...card, id: 'no address', hasAddress: false },
      { ...card, ...morning, id: 'late' },
    ]
    expect(groups(cards, 9)).toEqual([
      [null, [['', ['late', 'no address']]]],
      [900, [['Zamalek', ['in time']]]],
    ])
  })

  it('need no attention once they are delivered', () => {
    const delivered = { ...card, ...morning, status: 'delivered', hasAddress: false } as const
    expect(groups([delivered], 20)).toEqual([[540, [['Zamalek', ['a']]]]])
  })
})
