import { describe, expect, it } from 'vitest'
import { type SignOutState, signOutQuestion } from './sign-out-question.ts'

const customer = { cartItems: 0, wishlistItems: 0, isGuest: false, hasOrders: undefined }
const question = (change: Partial<SignOutState>) => signOutQuestion({ ...customer, ...change })

describe('signOutQuestion', () => {
  it('asks nothing with an empty cart and wishlist', () => {
    expect(question({})).toBeNull()
    expect(question({ hasOrders: true })).toBeNull()
  })

  it.each([
    [1, 0, 'cart'],
    [0, 2, 'wishlist'],
    [3, 1, 'cart and wishlist'],
  ])('names what stays on the device: %i, %i', (cartItems, wishlistItems, kept) => {
    expect(question({ cartItems, wishlistItems })).toEqual({ kept, losesOrders: false })
  })

  it('warns a guest who has orders, or may have', () => {
    const warning = { kept: null, losesOrders: true }
    expect(question({ isGuest: true, hasOrders: true })).toEqual(warning)
    expect(question({ isGuest: true, hasOrders: undefined })).toEqual(warning)
    expect(question({ isGuest: true, hasOrders: false })).toBeNull()
  })
})
