// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { show } from '../../../tests/support/show.ts'
import { type DayChoice, TimeFields } from './time-fields.tsx'

const day = (date: string, ...ids: string[]): DayChoice => ({
  date,
  label: date,
  slots: ids.map((id) => ({ id, label: id })),
})
const days = [day('2026-11-20', 'morning', 'evening'), day('2026-11-21', 'noon', 'evening')]
const lost = 'The time you chose is no longer available. Choose another one.'

function showFields(chosen: { date: string; slotId: string }) {
  const onChange = vi.fn()
  const page = show(<TimeFields {...{ days, chosen, onChange }} />)
  const selects = [...page.container.querySelectorAll('select')]
  return {
    ...page,
    values: selects.map(({ value }) => value),
    onChange,
    chooseDay: (date: string) =>
      page.run(() => {
        const [select] = selects
        if (!select) throw new Error('No select of the day.')
        select.value = date
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }),
  }
}

it('a lost slot leaves its select empty and says so', () => {
  const { values, text } = showFields({ date: '2026-11-20', slotId: 'noon' })
  expect(values).toEqual(['2026-11-20', ''])
  expect(text()).toContain(lost)
})

it('a lost day leaves both selects empty', () => {
  const { values } = showFields({ date: '2026-11-19', slotId: 'evening' })
  expect(values).toEqual(['', ''])
})

it.each([
  ['keeps the slot', 'evening', 'evening'],
  ['takes the first slot when the same one is not open', 'morning', 'noon'],
])('another day %s', (_which, slotId, expected) => {
  const { chooseDay, onChange } = showFields({ date: '2026-11-20', slotId })
  chooseDay('2026-11-21')
  expect(onChange).toHaveBeenCalledWith({ date: '2026-11-21', slotId: expected })
})
