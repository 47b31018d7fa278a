import type { Page } from '@playwright/test'
import type { Role } from '../../src/commerce/staff/roles.ts'
import { demoPeople } from '../../src/database/seed/demo-people.ts'
import { signIn } from './shopper.ts'

/** Somebody of the demo shop signs in. */
export async function signInAs(page: Page, role: Role): Promise<void> {
  const person = demoPeople.find((known) => known.role === role)
  if (!person) throw new Error(`The demo has no ${role}.`)
  await signIn(page, person.email, person.password)
}

/** A seller of the demo shop signs in, and goes where the work is. */
export async function enterWorkshop(page: Page, path: string): Promise<void> {
  await signInAs(page, 'seller')
  await page.goto(path)
}

/** A day years ahead, so that the orders of a journey are alone on it. */
export function dayOfOnesOwn(): string {
  const ahead = 2000 + Math.floor(Math.random() * 7000)
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
}
