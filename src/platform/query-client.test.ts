import { expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

it('takes what was read for true for ten seconds', async () => {
  vi.useFakeTimers()
  const client = createQueryClient(() => undefined)
  const read = vi.fn(async () => 'tulips')
  const ask = () => client.fetchQuery({ queryKey: ['flowers'], queryFn: read })
  await ask()
  vi.advanceTimersByTime(9_999)
  await ask()
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await ask()
  expect(read).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
