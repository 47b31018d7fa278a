import { join } from 'node:path'
import Database from 'better-sqlite3'

/** What a journey cannot do in a browser: the hand of the shop in its own tables. */
function change(statement: string, ...values: string[]): void {
  const database = new Database(
    join(process.env.TEST_DATA_FOLDER ?? 'var/test-data', 'shop.sqlite'),
  )
  database.pragma('busy_timeout = 5000')
  const { changes } = database.prepare(statement).run(...values)
  database.close()
  if (changes === 0) throw new Error(`Nothing was changed by: ${statement}`)
}

export function suspend(email: string): void {
  change('update users set suspended = 1 where email = ?', email)
}

export function makeStaff(email: string, role: 'seller' | 'superAdmin'): void {
  change('update users set role = ? where email = ?', role, email)
}

export function removeProfileOf(email: string): void {
  change('delete from users where email = ?', email)
}

/** The florist takes an order to the table at this very moment. */
export function beginPreparing(orderId: string): void {
  change("update orders set status = 'preparing' where id = ? and status = 'confirmed'", orderId)
}
