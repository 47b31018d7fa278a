import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../../tests/support/memory-storage.ts'
import { createRecordingLog } from '../../../tests/support/recording-log.ts'
import { noon } from '../../../tests/support/test-shop.ts'
import { purgeDrafts } from './purge-upload-drafts.server.ts'

it('purgeDrafts removes temporary files after 24 hours, every night', async () => {
  const times: number[] = []
  const removeDrafts = async (time: number) => times.push(time)
  const log = createRecordingLog()
  const shop = { files: { ...createMemoryStorage(), removeDrafts }, log, now: () => noon }
  // Half past five in the morning in Cairo.
  const again = Date.UTC(2026, 10, 21, 3, 30)
  expect(await purgeDrafts(shop)).toEqual({ done: false, again })
  expect(times).toEqual([noon - 24 * 60 * 60_000])
  expect(log.lines).toMatchObject([{ event: 'upload drafts purged', fields: { count: 1 } }])
})
