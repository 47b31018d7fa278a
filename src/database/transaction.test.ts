import { describe, expect, it } from 'vitest'
import { isConnectionLost, isTransient } from './database-errors.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

describe('a failure of the database', () => {
  it.each(['40001', '40P01', '25006'])(
    'is worth another try when others were in the way: %s',
    (code) => {
      expect(isTransient(coded(code))).toBe(true)
    },
  )

  it.each([
    ...['57P01', '57P03', '08006', '08003', 'ECONNREFUSED', 'ECONNRESET'],
    // A machine that is gone, with its address or its name.
    ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ])('may have lost the connection: %s', (code) => {
    expect([isConnectionLost(coded(code)), isTransient(coded(code))]).toEqual([true, false])
  })

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ])('may have lost the connection without a code: %s', (message) => {
    expect(isConnectionLost(new Error(message))).toBe(true)
  })

  it.each(['23505', '57014', '55P03', '42P01', '53300'])('is what it is otherwise: %s', (code) => {
    expect([isConnectionLost(coded(code)), isTransient(coded(code))]).toEqual([false, false])
  })
})
