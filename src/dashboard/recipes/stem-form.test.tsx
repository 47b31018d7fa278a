// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { saveStem } from '#api/recipes.ts'
import type { SavedStem } from '#commerce/recipes/save-stem.server.ts'
import type { Stem } from '#commerce/recipes/stem.ts'
import { createQueryClient } from '#platform/query-client.ts'
import { show } from '../../../tests/support/show.ts'
import { newStem, useStemForm } from './stem-form.tsx'

vi.mock('#api/recipes.ts', () => ({ saveStem: vi.fn(), recipeQueries: { root: ['recipes'] } }))
vi.mock('#api/staff-orders.queries.ts', () => ({ staffOrderQueries: { all: () => ['orders'] } }))

const opened: Stem = { id: 'rose', name: 'Red rose', perBunch: 10, supplier: '' }
const theirs: Stem = { ...opened, perBunch: 25 }

function showForm(...answers: SavedStem[]) {
  const send = vi.mocked(saveStem).mockReset()
  for (const answer of answers) send.mockResolvedValueOnce(answer)
  const rendered: { form?: ReturnType<typeof useStemForm>; refetch?: (stem: Stem | null) => void } =
    {}
  function Panel() {
    const [stem, setStem] = useState<Stem | null>(opened)
    rendered.refetch = setStem
    rendered.form = useStemForm(stem ?? newStem(), stem, () => undefined)
    return null
  }
  const page = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Panel />
    </QueryClientProvider>,
  )
  return {
    form: () => rendered.form,
    refetch: (stem: Stem | null) => page.run(() => rendered.refetch?.(stem)),
    async submit() {
      page.run(() => void rendered.form?.submit())
      await page.advance(1)
      return send.mock.lastCall?.[0].data
    },
    resolve: (merged: Parameters<NonNullable<typeof rendered.form>['resolve']>[0]) =>
      page.run(() => rendered.form?.resolve(merged)),
  }
}

it('is saved with the version that its user opened, whatever the list shows meanwhile', async () => {
  const panel = showForm({ ok: true, stem: opened })
  panel.refetch(theirs)
  expect(await panel.submit()).toMatchObject({ id: 'rose', seen: opened })
})

it('stays the same stem after someone else deletes it', async () => {
  const panel = showForm({ ok: false, refusal: 'changed-elsewhere' })
  panel.refetch(null)
  expect(await panel.submit()).toMatchObject({ id: 'rose', seen: opened })
  expect(panel.form()?.conflict).toBeNull()
})

it('shows both versions after a conflict, and is saved on top of the latest', async () => {
  const panel = showForm({ ok: false, refusal: 'changed-elsewhere' }, { ok: true, stem: theirs })
  panel.refetch(theirs)
  await panel.submit()
  expect(panel.form()?.conflict).toMatchObject({
    base: { perBunch: '10' },
    theirs: { perBunch: '25' },
  })
  panel.resolve({ name: 'Red rose', nameAr: '', perBunch: '25', supplier: 'Rateb' })
  expect(panel.form()?.conflict).toBeNull()
  expect(await panel.submit()).toMatchObject({ seen: theirs, draft: { supplier: 'Rateb' } })
})
