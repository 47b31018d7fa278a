import { expect, it, vi } from 'vitest'
import { inChunks } from './in-chunks.ts'

const send = vi.fn(async (part: number[]) => part.map((item) => `${item} done`))
const requests = { size: 2, send, failed: (item: number) => `${item} failed` }

it('asks for each part', async () => {
  expect(await inChunks([1, 2, 3], requests)).toEqual(['1 done', '2 done', '3 done'])
})

it('keeps what was done before a part that fails', async () => {
  send.mockImplementationOnce(async (part) => part.map((item) => `${item} done`))
  send.mockRejectedValueOnce(new Error('offline'))
  const results = await inChunks([1, 2, 3, 4, 5], requests)
  expect(results).toEqual(['1 done', '2 done', '3 failed', '4 failed', '5 failed'])
})

it('throws if nothing was done', async () => {
  send.mockRejectedValueOnce(new Error('offline'))
  await expect(inChunks([1, 2, 3], requests)).rejects.toThrow('offline')
})
