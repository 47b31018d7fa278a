import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import type { Profile } from '#commerce/customers/profile.ts'
import { may } from '#commerce/staff/permissions.ts'
import { roleNames } from '#commerce/staff/roles.ts'
import { sections } from './sections.ts'
import { SignOutButton } from './sign-out-button.tsx'

const item =
  'flex min-h-10 items-center gap-2.5 rounded-sm px-3 transition-colors hover:text-moss ' +
  'aria-[current=page]:bg-linen aria-[current=page]:font-medium'

export function Rail({ user }: { user: Profile }) {
  return (
    <aside className="flex flex-wrap items-center gap-x-2 border-b border-line px-4 py-2 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:flex-nowrap lg:items-stretch lg:border-r lg:border-b-0 lg:px-3 lg:py-6">
      <p className="mr-auto px-3 font-display text-base lg:mr-0 lg:mb-6 lg:text-lg">The workshop</p>
      <nav
        aria-label="Dashboard"
        className="order-last flex w-full gap-1 overflow-x-auto lg:order-none lg:flex-col"
      >
        {sections
          .filter((section) => may(user.role, section.permission))
          .map(({ name, to, icon: Icon }) => (
            <Link key={name} to={to} className={item}>
              <Icon aria-hidden="true" className="size-4" strokeWidth={1.5} />
              {name}
            </Link>
          ))}
      </nav>
      <div className="flex items-center gap-1 lg:mt-auto lg:flex-col lg:items-stretch">
        <p className="hidden px-3 pb-3 lg:block">
          {`${user.name} ${user.surname}`.trim()}
          <span className="block text-xs text-ink-soft">{roleNames[user.role]}</span>
        </p>
        <Link to="/" className={item}>
          <Store aria-hidden="true" className="size-4" strokeWidth={1.5} />
          The shop
        </Link>
        <SignOutButton className={item} />
      </div>
    </aside>
  )
}
