import type { QueryResult } from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { BeginWithReads } from './begin-with-reads.server.ts'

const result: QueryResult = { command: '', rowCount: 0, oid: 0, rows: [], fields: [] }

describe('the statements of a transaction', () => {
  let sent: string[]
  let begun: PromiseWithResolvers<QueryResult>
  let statements: BeginWithReads

  beforeEach(async () => {
    sent = []
    begun = Promise.withResolvers()
    statements = new BeginWithReads()
    await send('begin')
  })

  const send = (text: string) =>
    statements.send(text, () => {
      sent.push(text)
      return text === 'begin' ? begun.promise : Promise.resolve(result)
    })

  it('that read are sent before begin has returned', async () => {
    await send('select 1')
    expect(sent).toEqual(['begin', 'select 1'])
  })

  it('that write are sent after begin has returned', async () => {
    const write = send('insert into a')
    await Promise.resolve()
    expect(sent).toEqual(['begin'])
    begun.resolve(result)
    await write
    expect(sent).toEqual(['begin', 'insert into a'])
  })

  it('that read do not overtake a write', async () => {
    const all = [send('update a'), send('select 1'), send('insert into a')]
    begun.resolve(result)
    await Promise.all(all)
    expect(sent).toEqual(['begin', 'update a', 'select 1', 'insert into a'])
  })

  it('are not sent when begin has failed', async () => {
    begun.reject(new Error('too late'))
    await expect(send('insert into a')).rejects.toThrow('too late')
    await expect(send('select 1')).rejects.toThrow('too late')
    expect(sent).toEqual(['begin'])
  })

  it('that only read fail at the commit when begin has failed', async () => {
    await send('select 1')
    begun.reject(new Error('too late'))
    await expect(send('commit')).rejects.toThrow('too late')
  })

  it('are rolled back after a write that waits', async () => {
    const all = [send('insert into a'), send('rollback')]
    begun.resolve(result)
    await Promise.all(all)
    expect(sent).toEqual(['begin', 'insert into a', 'rollback'])
  })

  it('are rolled back when begin has failed', async () => {
    begun.reject(new Error('too late'))
    await send('rollback')
    expect(sent).toEqual(['begin', 'rollback'])
  })

  it.each(['commit', 'rollback'])('wait no longer after %s', async (end) => {
    begun.resolve(result)
    await send('update a')
    await send(end)
    const write = send('insert into a')
    expect(sent.at(-1)).toBe('insert into a')
    await write
  })
})
