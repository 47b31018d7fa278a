import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { countItems } from '#commerce/cart/cart.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { BagIcon, HeartIcon, SearchIcon, UserIcon } from '#ui/icons.tsx'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { useCart } from '../cart/cart-store.ts'
import { useWishlist } from '../wishlist/wishlist-store.ts'
import { frameText } from './frame.messages.ts'
import { preparePanels } from './panels.tsx'

const buttonStyle =
  'relative grid size-11 place-items-center rounded-full transition-colors hover:text-moss'

const accountPanel = () => import('./account-panel.tsx')

export function AccountButton({ signedIn }: { signedIn: boolean }) {
  const [open, setOpen] = useState(false)
  const part = useLazyPart(open, accountPanel, setOpen)
  if (!signedIn) {
    return (
      <Link to="/login" aria-label={frameText('signIn')} className={buttonStyle}>
        <UserIcon className="size-5.5" />
      </Link>
    )
  }
  return (
    <>
      <button
        type="button"
        data-early
        aria-haspopup="dialog"
        aria-label={frameText('account')}
        className={buttonStyle}
        onClick={() => setOpen(true)}
      >
        <UserIcon className="size-5.5" />
      </button>
      {part && <part.AccountPanel open={open} onOpenChange={setOpen} />}
    </>
  )
}

/** For screens that are too narrow for the search field. */
export function SearchLink() {
  return (
    <Link to="/search" aria-label={frameText('search')} className={`${buttonStyle} xl:hidden`}>
      <SearchIcon className="size-5.5" />
    </Link>
  )
}

export function WishlistButton() {
  const count = useWishlist((wishlist) => wishlist.items.length)
  return (
    <CountedButton
      label={count > 0 ? frameText('wishlistWith', { count }) : frameText('wishlist')}
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
    <CountedButton
      label={count > 0 ? frameText('cartWith', { count }) : frameText('cart')}
      count={count}
      onClick={() => useCart.getState().setOpen(true)}
    >
      <BagIcon className="size-5.5" />
    </CountedButton>
  )
}

interface CountedButtonProps {
  label: string
  count: number
  onClick: () => void
  children: ReactNode
}

function CountedButton({ label, count, onClick, children }: CountedButtonProps) {
  return (
    <button
      type="button"
      data-early
      aria-haspopup="dialog"
      aria-label={label}
      className={buttonStyle}
      onClick={onClick}
      onPointerEnter={preparePanels}
      onFocus={preparePanels}
    >
      {children}
      {count > 0 && (
        <span className="absolute top-0.5 end-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-moss px-1 text-[0.6875rem] leading-none font-medium text-paper">
          {groupDigits(count)}
        </span>
      )}
    </button>
  )
}
