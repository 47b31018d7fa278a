import { expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../tests/support/each-database.ts'
import { createRecordingLog } from '../../tests/support/recording-log.ts'
import { countRequestOf } from './request-count.server.ts'

describeOnEachDatabase('what one network may ask for', (open) => {
  const rule = { max: 2, windowMs: 60_000 }
  const now = Date.UTC(2026, 10, 20)

  it('is so much in a while, and who asks for more is written down, sealed', async () => {
    const log = createRecordingLog()
    const address = newDocumentId() + newDocumentId()
    const ask = (at: number) =>
      countRequestOf({ db: open().db, log }, { what: 'print', address, rule, now: at })
    expect([await ask(now), await ask(now)]).toEqual([null, null])
    expect(log.lines).toEqual([])
    expect(await ask(now + 10_000)).toBe(50)
    const fields = { what: 'print', from: address.slice(0, 12) }
    expect(log.lines).toEqual([{ level: 'warn', event: 'somebody asks too often', fields }])
    expect(await ask(now + 60_000)).toBeNull()
  })
})
