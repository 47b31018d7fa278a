import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { shopDetails } from '#commerce/shop-details.ts'
import { LanguageSwitch } from '../layout/language-switch.tsx'
import { ShopFrame } from '../layout/shop-frame.tsx'
import { checkoutText } from './checkout.messages.ts'

/** The frame of the checkout: the logo, help and the way back to the shop; nothing else leads away. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <ShopFrame header={<CheckoutHeader />} footer={<CheckoutFooter />}>
      {children}
    </ShopFrame>
  )
}

function CheckoutHeader() {
  return (
    <header className="border-b border-line text-sm">
      <div className="page-width grid min-h-14 grid-cols-[1fr_auto_1fr] items-center gap-3 lg:min-h-18">
        <Link to="/" className="flex min-h-11 items-center gap-1 hover:text-moss max-sm:text-xs">
          <ChevronLeft
            aria-hidden="true"
            className="-ms-1 size-4.5 shrink-0 rtl:-scale-x-100"
            strokeWidth={1.5}
          />
          {checkoutText('backToShop')}
        </Link>
        <Link to="/">
          <img
            src="/logo.png"
            alt={shopDetails.name}
            width={152}
            height={40}
            className="h-8 w-auto font-display text-xl lg:h-10"
          />
        </Link>
        <Link
          to="/$policy"
          params={{ policy: 'contact' }}
          className="flex min-h-11 items-center justify-self-end hover:text-moss max-sm:text-xs"
        >
          {checkoutText('help')}
        </Link>
      </div>
    </header>
  )
}

const pages = [
  ['delivery', 'deliveryPolicy'],
  ['terms', 'terms'],
  ['privacy', 'privacy'],
] as const

function CheckoutFooter() {
  return (
    <footer className="print:hidden mt-16 border-t border-line text-xs text-ink-soft lg:mt-26">
      <ul className="page-width flex flex-wrap gap-x-5 gap-y-2 py-6">
        {pages.map(([policy, label]) => (
          <li key={policy}>
            <Link to="/$policy" params={{ policy }} className="hover:text-moss">
              {checkoutText(label)}
            </Link>
          </li>
        ))}
        <li className="ms-auto">
          <LanguageSwitch className="hover:text-moss" />
        </li>
      </ul>
    </footer>
  )
}
