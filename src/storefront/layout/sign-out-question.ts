export interface SignOutState {
  cartItems: number
  wishlistItems: number
  isGuest: boolean
  /** Undefined while it is not known. */
  hasOrders: boolean | undefined
}

export interface SignOutQuestion {
  /** What stays on the device, as words; null if nothing does. */
  kept: string | null
  /** The user has no other way to return to their orders. */
  losesOrders: boolean
}

/** What to ask before signing out; null if there is nothing to decide. */
export function signOutQuestion(state: SignOutState): SignOutQuestion | null {
  const kept = [state.cartItems > 0 && 'cart', state.wishlistItems > 0 && 'wishlist']
    .filter(Boolean)
    .join(' and ')
  const losesOrders = state.isGuest && state.hasOrders !== false
  return kept || losesOrders ? { kept: kept || null, losesOrders } : null
}
