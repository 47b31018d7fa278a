// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#platform/query-client.ts'
import { notify } from '#ui/toast.ts'
import { show } from '../../../tests/support/show.ts'
import { useSave } from './use-save.ts'

type Result = { ok: true } | { ok: false; refusal: 'taken' }

function showForm(
  send: (request: string) => Promise<Result>,
  optimistic?: () => Promise<() => void>,
  client = createQueryClient(() => undefined),
) {
  const toasts = vi.spyOn(notify, 'error').mockReturnValue()
  vi.spyOn(notify, 'success').mockReturnValue()
  vi.spyOn(notify, 'loading').mockReturnValue('toast')
  const rendered: { save?: (request: string) => Promise<Result | null> } = {}
  function Form() {
    const { save, saving } = useSave({
      send,
      refusal: () => ({ title: 'Not saved', message: 'Taken.' }),
      invalidates: [['list']],
      ...(optimistic && { optimistic }),
    })
    rendered.save = save
    return saving ?? 'idle'
  }
  const page = show(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  )
  return { ...page, toasts, save: async (request: string) => rendered.save?.(request) }
}

it('shows the request while it is being saved, and ignores a second one', async () => {
  const send = vi.fn(async (): Promise<Result> => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { ok: true }
  })
  const form = showForm(send)
  const saves = [form.save('first'), form.save('second')]
  await form.advance(50)
  expect(form.text()).toBe('first')
  await form.advance(100)
  expect(form.text()).toBe('idle')
  expect(await Promise.all(saves)).toEqual([{ ok: true }, null])
  expect(send).toHaveBeenCalledTimes(1)
})

it('shows a refusal and rolls the optimistic change back', async () => {
  const rollBack = vi.fn()
  const form = showForm(
    async () => ({ ok: false, refusal: 'taken' }),
    async () => rollBack,
  )
  const saved = form.save('name')
  await form.advance(1)
  expect(await saved).toEqual({ ok: false, refusal: 'taken' })
  expect(form.toasts).toHaveBeenCalledWith('Not saved', 'Taken.', 'toast', undefined)
  expect(rollBack).toHaveBeenCalledOnce()
})

it('returns a refusal before the invalidated queries are fresh', async () => {
  const client = createQueryClient(() => undefined)
  vi.spyOn(client, 'invalidateQueries').mockReturnValue(new Promise(() => undefined))
  const form = showForm(async () => ({ ok: false, refusal: 'taken' }), undefined, client)
  const saved = form.save('name')
  await form.advance(1)
  expect(await saved).toEqual({ ok: false, refusal: 'taken' })
})

it('returns null after a failure, also offline, and can save again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const send = vi.fn(async (): Promise<Result> => Promise.reject(new TypeError('fetch failed')))
  const form = showForm(send)
  for (const request of ['first', 'second']) {
    const saved = form.save(request)
    await form.advance(1)
    expect(await saved).toBeNull()
  }
  expect(form.toasts).toHaveBeenCalledWith('Error while saving', 'Try again later', 'toast')
  expect(send).toHaveBeenCalledTimes(2)
})
