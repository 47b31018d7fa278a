import { expect, it } from 'vitest'
import { createRecordingLog } from '../../../tests/support/recording-log.ts'
import { AuthorizationError } from './authorization-error.ts'
import { logAuthorizationError } from './log-authorization-error.server.ts'

it('logs a warning with the uid and the reason', () => {
  const log = createRecordingLog()
  logAuthorizationError(log, new AuthorizationError('forbidden', 'salma'), {
    endpoint: 'refund',
    reference: 'one',
  })
  logAuthorizationError(log, new AuthorizationError('second-factor', 'nour'), {
    endpoint: 'people.read',
  })
  expect(log.lines).toEqual([
    {
      level: 'warn',
      event: 'authorization denied',
      fields: { endpoint: 'refund', reference: 'one', reason: 'forbidden', person: 'salma' },
    },
    {
      level: 'warn',
      event: 'authorization denied',
      fields: { endpoint: 'people.read', reason: 'second-factor', person: 'nour' },
    },
  ])
})

it('logs a missing sign-in as info', () => {
  const log = createRecordingLog()
  logAuthorizationError(log, new AuthorizationError('sign-in'), { endpoint: 'refund' })
  expect(log.lines).toEqual([
    {
      level: 'info',
      event: 'authorization denied',
      fields: { endpoint: 'refund', reason: 'sign-in' },
    },
  ])
})
