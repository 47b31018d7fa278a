import { describe, expect, it } from 'vitest'
import { isConnectionLost, isTransient } from './database-errors.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

describe('a database error', () => {
  it.each(['40001', '40P01', '25006'])('is transient on a conflict: %s', (code) => {
    expect(isTransient(coded(code))).toBe(true)
  })

  it.each([
    ...['57P01', '57P03', '08006', '08003', 'ECONNREFUSED', 'ECONNRESET'],
    // An unreachable address or an unknown host.
    ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ])('is a lost connection: %s', (code) => {
    expect([isConnectionLost(coded(code)), isTransient(coded(code))]).toEqual([true, false])
  })

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ])('without a code is a lost connection: %s', (message) => {
    expect(isConnectionLost(new Error(message))).toBe(true)
  })

  it.each(['23505', '57014', '55P03', '42P01', '53300'])(
    'is not transient otherwise: %s',
    (code) => {
      expect([isConnectionLost(coded(code)), isTransient(coded(code))]).toEqual([false, false])
    },
  )
})
