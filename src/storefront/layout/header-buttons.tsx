import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { countItems } from '#commerce/cart/cart.ts'
import { BagIcon, HeartIcon, SearchIcon } from '#ui/icons.tsx'
import { useCart } from '../cart/cart-store.ts'
import { useWishlist } from '../wishlist/wishlist-store.ts'
import { headerButtonStyle } from './header-button-style.ts'
import { preparePanels } from './panels.tsx'

/** For screens that are too narrow for the search field. */
export function SearchLink() {
  return (
    <Link to="/search" aria-label="Search" className={`${headerButtonStyle} xl:hidden`}>
      <SearchIcon className="size-5.5" />
    </Link>
  )
}

export function WishlistButton() {
  const count = useWishlist((wishlist) => wishlist.items.length)
  return (
    <CountedButton
      label="Wishlist"
      count={count}
      onClick={() => useWishlist.getState().setOpen(true)}
    >
      <HeartIcon className="size-5.5" />
    </CountedButton>
  )
}

export function BagButton() {
  const count = useCart(countItems)
  return (
    <CountedButton label="Cart" count={count} onClick={() => useCart.getState().setOpen(true)}>
      <BagIcon className="size-5.5" />
    </CountedButton>
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
      className={headerButtonStyle}
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
