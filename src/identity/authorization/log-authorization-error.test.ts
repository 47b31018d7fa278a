import { expect, it } from 'vitest'
import { createRecordingLog } from '../../../tests/support/recording-log.ts'
import { AuthorizationError } from './authorization-error.ts'
import { logAuthorizationError } from './log-authorization-error.server.ts'

it('writes down who came to a door that is not theirs, and warns of it', () => {
  const log = createRecordingLog()
  logAuthorizationError(log, new AuthorizationError('forbidden', 'salma'), {
    door: 'refund',
    reference: 'one',
  })
  logAuthorizationError(log, new AuthorizationError('second-factor', 'nour'), {
    door: 'people.read',
  })
  expect(log.lines).toEqual([
    {
      level: 'warn',
      event: 'a door stayed closed',
      fields: { door: 'refund', reference: 'one', reason: 'forbidden', person: 'salma' },
    },
    {
      level: 'warn',
      event: 'a door stayed closed',
      fields: { door: 'people.read', reason: 'second-factor', person: 'nour' },
    },
  ])
})

it('only mentions it where nobody was signed in', () => {
  const log = createRecordingLog()
  logAuthorizationError(log, new AuthorizationError('sign-in'), { door: 'refund' })
  expect(log.lines).toEqual([
    { level: 'info', event: 'a door stayed closed', fields: { door: 'refund', reason: 'sign-in' } },
  ])
})
