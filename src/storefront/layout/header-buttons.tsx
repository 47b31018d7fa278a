import { Heart, ShoppingBag, UserRound } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { countItems } from '#commerce/cart/cart.ts'
import { useCart } from '../cart/cart-store.ts'
import { useWishlist } from '../wishlist/wishlist-store.ts'
import { preparePanels } from './panels.tsx'

const icon = { 'aria-hidden': true, strokeWidth: 1.5, className: 'size-5.5' } as const

export function WishlistButton() {
  const count = useWishlist((wishlist) => wishlist.items.length)
  return (
    <CountedButton
      label="Wishlist"
      count={count}
      onClick={() => useWishlist.getState().setOpen(true)}
    >
      <Heart {...icon} />
    </CountedButton>
  )
}

export function BagButton() {
  const count = useCart(countItems)
  return (
    <CountedButton label="Cart" count={count} onClick={() => useCart.getState().setOpen(true)}>
      <ShoppingBag {...icon} />
    </CountedButton>
  )
}

/** To the login page, which brings people back; whoever is signed in finds the way out there. */
export function AccountLink({ signedIn }: { signedIn: boolean }) {
  return (
    <a
      href="/login"
      aria-label={signedIn ? 'Account' : 'Sign in'}
      className="grid size-11 place-items-center rounded-full transition-colors hover:text-moss"
    >
      <UserRound {...icon} />
    </a>
  )
}

interface CountedButtonProps extends Pick<ComponentProps<'button'>, 'onClick'> {
  label: string
  count: number
  children: ReactNode
}

function CountedButton({ label, count, onClick, children }: CountedButtonProps) {
  return (
    <button
      type="button"
      data-early
      aria-haspopup="dialog"
      aria-label={count > 0 ? `${label}, ${count}` : label}
      className="relative grid size-11 place-items-center rounded-full transition-colors hover:text-moss"
      onClick={onClick}
      onPointerEnter={preparePanels}
      onFocus={preparePanels}
    >
      {children}
      {count > 0 && (
        <span className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-moss px-1 text-[0.6875rem] leading-none font-medium text-paper tabular-nums">
          {count}
        </span>
      )}
    </button>
  )
}
