export interface SignOutState {
  cartItems: number
  wishlistItems: number
  isGuest: boolean
  /** Undefined while it is not known. */
  hasOrders: boolean | undefined
}

type Kept = 'cart' | 'wishlist' | 'cart and wishlist'

export interface SignOutQuestion {
  /** The data that stays on the device; null if none does. */
  kept: Kept | null
  /** The user has no other way to return to their orders. */
  losesOrders: boolean
}

/** The question before signing out; null if there is nothing to decide. */
export function signOutQuestion(state: SignOutState): SignOutQuestion | null {
  const kept = keptOnDevice(state)
  const losesOrders = state.isGuest && state.hasOrders !== false
  return kept || losesOrders ? { kept, losesOrders } : null
}

function keptOnDevice({ cartItems, wishlistItems }: SignOutState): Kept | null {
  if (cartItems > 0) return wishlistItems > 0 ? 'cart and wishlist' : 'cart'
  return wishlistItems > 0 ? 'wishlist' : null
}
