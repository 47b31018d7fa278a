import { expect } from 'vitest'
import { findViolations } from '#commerce/invariants/check-invariants.server.ts'
import type { TestShop } from './test-shop.ts'

/** Expects no invariant violations in the database. */
export async function expectInvariantsToHold(shop: Pick<TestShop, 'db'>, now = 0): Promise<void> {
  expect(await findViolations(shop.db, now), 'violated invariants').toEqual([])
}

/** Expects every acknowledged order in the database. */
export async function expectToHave(
  { db }: Pick<TestShop, 'db'>,
  acknowledged: readonly string[],
): Promise<void> {
  const rows = await db.selectFrom('orders').select('id').execute()
  const stored = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
}

/** Stock of a product, null when it is made to order. */
export async function stockOf(
  { db }: Pick<TestShop, 'db'>,
  productId: string,
): Promise<number | null> {
  const { stock } = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  return stock
}
