import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { Role } from '../../src/commerce/staff/roles.ts'
import { demoPeople } from '../../src/database/seed/demo-people.ts'
import { e2eShop } from '../support/e2e-shop.ts'
import { signIn } from './checkout-steps.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

const signedIn = new Map<Role, StorageState>()

/**
 * Signs in as a demo user. Only the first time in a worker goes through the sign-in page, whose load and password hash
 * cost seconds; later pages start from the cookies and the storage of the first.
 */
export async function signInAs(page: Page, role: Role): Promise<void> {
  const context = page.context()
  const known = signedIn.get(role)
  if (known) return context.setStorageState(known)
  const person = demoPeople.find((one) => one.role === role)
  if (!person) throw new Error(`The demo has no ${role}.`)
  await signIn(page, person.email, person.password)
  signedIn.set(role, await context.storageState())
}

/** Signs in as the seller of the demo shop, and opens a page of the dashboard. */
export async function openAsSeller(page: Page, path: string): Promise<void> {
  await signInAs(page, 'seller')
  await page.goto(path)
}

/** A day years ahead on which no other test has orders: its folder belongs to one worker. */
export function uniqueDay(): string {
  const ahead = 2000 + Math.floor(Math.random() * 7000)
  const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const taken = join(e2eShop.dataFolder, 'days-of-tests', day)
  return mkdirSync(taken, { recursive: true }) === undefined ? uniqueDay() : day
}
