// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#platform/query-client.ts'
import { show } from '../../../tests/support/show.ts'
import { useRuleForm } from './use-rule-form.ts'
import type { SavedDeliveryRule } from './use-save-delivery.ts'

vi.mock('#api/delivery-settings.ts', () => ({ getDeliverySettings: vi.fn() }))

type Form = ReturnType<typeof useRuleForm<{ name: string }, { name: string }>>

function showForm(...answers: SavedDeliveryRule[]) {
  const send = vi.fn(async (_request: object) => answers.shift() ?? null)
  const onClose = vi.fn()
  const rendered: { form?: Form; rename?: (name: string) => void } = {}
  function Panel() {
    const [rule, setRule] = useState({ name: 'Zamalek' })
    rendered.rename = (name) => setRule({ name })
    rendered.form = useRuleForm({
      rule,
      fieldsOf: (known) => ({ name: known?.name ?? '' }),
      check: ({ name }) => (name === '' ? { name: { code: 'name-missing' } } : {}),
      send,
      onClose,
    })
    return rendered.form.fields.name
  }
  const page = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Panel />
    </QueryClientProvider>,
  )
  return {
    ...page,
    send,
    onClose,
    form: () => rendered.form,
    rename: (name: string) => page.run(() => rendered.rename?.(name)),
    type: (value: string) =>
      page.run(() => rendered.form?.bind('name').onChange({ target: { value } })),
    async submit(knowsOfBookings = false) {
      page.run(() => void rendered.form?.submit(knowsOfBookings))
      await page.advance(1)
    },
  }
}

it('sends nothing while a field is invalid, and clears its message on typing', async () => {
  const panel = showForm()
  panel.type('')
  await panel.submit()
  expect(panel.form()?.bind('name').error).toBe('Enter a name.')
  expect(panel.send).not.toHaveBeenCalled()
  panel.type('Maadi')
  expect(panel.form()?.bind('name').error).toBeUndefined()
})

it('shows a refusal beside its field', async () => {
  const panel = showForm({ ok: false, refusal: 'name-taken' })
  await panel.submit()
  expect(panel.form()?.bind('name').error).toBe('An area with this name already exists.')
  expect(panel.onClose).not.toHaveBeenCalled()
})

it('asks about bookings and saves when the user knows of them', async () => {
  const days = [{ date: '2026-11-20', booked: 2 }]
  const panel = showForm({ ok: false, refusal: 'booked-beyond', days }, { ok: true })
  await panel.submit()
  expect(panel.form()?.booked).toEqual(days)
  await panel.submit(true)
  expect(panel.send).toHaveBeenLastCalledWith(expect.objectContaining({ knowsOfBookings: true }))
  expect(panel.onClose).toHaveBeenCalledOnce()
})

it('shows both versions after a conflict, and saves the merged one on top of the latest', async () => {
  const panel = showForm({ ok: false, refusal: 'changed-elsewhere' }, { ok: true })
  panel.type('Maadi')
  panel.rename('Dokki')
  await panel.submit()
  expect(panel.send).toHaveBeenCalledWith(expect.objectContaining({ seen: { name: 'Zamalek' } }))
  expect([panel.form()?.conflict, panel.text()]).toEqual([
    { base: { name: 'Zamalek' }, mine: { name: 'Maadi' }, theirs: { name: 'Dokki' } },
    'Maadi',
  ])
  panel.run(() => panel.form()?.resolve({ name: 'Dokki' }))
  expect([panel.form()?.conflict, panel.text()]).toEqual([null, 'Dokki'])
  expect(panel.form()?.isChanged).toBe(false)
  panel.type('Dokki and Maadi')
  await panel.submit()
  expect(panel.send).toHaveBeenLastCalledWith(expect.objectContaining({ seen: { name: 'Dokki' } }))
})
