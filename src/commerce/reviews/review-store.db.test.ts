import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { summariseReviews } from './review-store.server.ts'

describeOnEachDatabase('the stars of a product', (open) => {
  it('are missing for a malformed id', async () => {
    // PostgreSQL refuses a text with this character.
    expect(await summariseReviews(open().db, 'a\0b')).toBeNull()
  })
})
