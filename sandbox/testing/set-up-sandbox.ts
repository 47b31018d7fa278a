import { afterEach, beforeEach } from 'vitest'
import type { Sandbox } from '../sandbox.ts'
import { openTestSandbox } from './test-sandbox.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

/** A sandbox and a shop that it calls, new for each test of a file. */
export function setUpSandbox(): { readonly sandbox: Sandbox; readonly shop: TestShop } {
  const open: { sandbox?: Sandbox; shop?: TestShop } = {}
  const during = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('The sandbox exists only during a test.')
    return part
  }

  beforeEach(async () => {
    open.sandbox = await openTestSandbox()
    open.shop = await openTestShop()
  })

  afterEach(async () => {
    await open.sandbox?.close()
    await open.shop?.close()
  })

  return {
    get sandbox() {
      return during(open.sandbox)
    },
    get shop() {
      return during(open.shop)
    },
  }
}
