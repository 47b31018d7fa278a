import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import type { Profile } from '#commerce/customers/profile.ts'
import { may } from '#commerce/staff/permissions.ts'
import { type Role, roleNames } from '#commerce/staff/roles.ts'
import { sections } from './sections.ts'
import { SignOutButton } from './sign-out-button.tsx'

const item =
  'flex min-h-11 items-center gap-2.5 rounded-sm px-3 transition-colors hover:text-moss lg:min-h-10 ' +
  'aria-[current=page]:bg-linen aria-[current=page]:font-medium'

/** Links to the sections that the role has permission for. */
export function SectionLinks({ role, onGo }: { role: Role; onGo?: () => void }) {
  return sections
    .filter((section) => may(role, section.permission))
    .map(({ name, to, icon: Icon }) => (
      <Link key={name} to={to} className={item} onClick={onGo}>
        <Icon aria-hidden="true" className="size-4" strokeWidth={1.5} />
        {name}
      </Link>
    ))
}

/** The signed-in user, with links to the storefront and to sign out. */
export function AccountLinks({ user }: { user: Profile }) {
  return (
    <>
      <p className="px-3 pb-2">
        {`${user.name} ${user.surname}`.trim()}
        <span className="block text-xs text-ink-soft">{roleNames[user.role]}</span>
      </p>
      <Link to="/" className={item}>
        <Store aria-hidden="true" className="size-4" strokeWidth={1.5} />
        View store
      </Link>
      <SignOutButton className={item} />
    </>
  )
}
