import { expect } from 'vitest'
import { findViolations } from '#commerce/books/check-books.server.ts'
import type { TestShop } from './test-shop.ts'

/** What is true of the shop's books after every step, whatever happened: the shop's own rules, over all it has. */
export async function expectBooksToAddUp(shop: Pick<TestShop, 'db'>): Promise<void> {
  expect(await findViolations(shop.db), 'places where the books do not add up').toEqual([])
}
