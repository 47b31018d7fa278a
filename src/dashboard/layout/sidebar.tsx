import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { Languages, LogOut, Menu, Search, Store } from 'lucide-react'
import { useState } from 'react'
import { chooseLanguage } from '#api/profile.ts'
import { staffClaimQueries } from '#api/staff-claims.ts'
import { signOut, signOutFailed } from '#auth/sign-out.ts'
import { fullName } from '#commerce/customers/full-name.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { may } from '#commerce/staff/permissions.ts'
import { roleName } from '#commerce/staff/role-name.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { languageText } from '#ui/language.messages.ts'
import { otherLocale, useOtherAddress } from '#ui/other-language.ts'
import { SidePanel } from '#ui/side-panel.tsx'
import { notify } from '#ui/toast.ts'
import { newOrdersText } from '../new-orders/new-orders.messages.ts'
import { useNewOrders } from '../new-orders/new-orders.tsx'
import { Keys } from '../palette/keys.tsx'
import { clearDevice } from './clear-device.ts'
import { layoutText } from './layout.messages.ts'
import { sectionText } from './sections.messages.ts'
import { sections } from './sections.ts'

const countRefetchMs = 60_000
/** The server stops counting at one more. */
const mostShown = 99

interface SidebarProps {
  user: Profile
  onFind: () => void
}

/** Navigation of the dashboard: a sidebar on desktop, a menu behind a button on phones. */
export function Sidebar({ user, onFind }: SidebarProps) {
  return (
    <>
      <PhoneBar user={user} onFind={onFind} />
      <aside
        aria-label={layoutText('sidebar')}
        className="hidden border-e border-line px-3 py-6 lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto"
      >
        <p className="mb-4 px-3 font-display text-lg">{layoutText('dashboard')}</p>
        <button
          type="button"
          disabled={!useHydrated()}
          onClick={onFind}
          className="mb-4 flex min-h-10 items-center gap-2.5 rounded-sm border border-line px-3 text-ink-soft transition-colors hover:border-moss hover:text-moss"
        >
          <Search className="size-4" />
          {layoutText('search')}
          <span aria-hidden="true" className="ms-auto">
            <Keys keys={['Ctrl', 'K']} />
          </span>
        </button>
        <nav aria-label={layoutText('dashboard')} className="grid gap-1">
          <SectionLinks role={user.role} />
        </nav>
        <div className="mt-auto grid gap-1 pt-6">
          <AccountLinks user={user} />
        </div>
      </aside>
    </>
  )
}

const square = 'grid size-11 place-items-center rounded-full transition-colors hover:text-moss'

function PhoneBar({ user, onFind }: SidebarProps) {
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const close = () => setOpen(false)
  return (
    <header className="flex items-center border-b border-line px-4 py-1 sm:px-8 lg:hidden">
      <Link to="/dashboard/home" className="me-auto font-display text-base">
        {layoutText('dashboard')}
      </Link>
      <button
        type="button"
        aria-label={layoutText('search')}
        disabled={!isHydrated}
        onClick={onFind}
        className={square}
      >
        <Search className="size-5" />
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={!isHydrated}
        onClick={() => setOpen(true)}
        className="-me-2 flex min-h-11 items-center gap-2 px-2 hover:text-moss"
      >
        <Menu className="size-5" />
        {layoutText('menu')}
      </button>
      <SidePanel title={layoutText('dashboard')} open={isOpen} onOpenChange={setOpen}>
        <nav aria-label={layoutText('dashboard')} className="-mx-3 grid gap-1 py-4">
          <SectionLinks role={user.role} onGo={close} />
        </nav>
        <div className="-mx-3 grid gap-1 border-t border-line py-4">
          <AccountLinks user={user} />
        </div>
      </SidePanel>
    </header>
  )
}

const item =
  'flex min-h-11 items-center gap-2.5 rounded-sm px-3 transition-colors hover:text-moss lg:min-h-10 ' +
  'aria-[current=page]:bg-linen aria-[current=page]:font-medium'

function SectionLinks({ role, onGo }: { role: Role; onGo?: () => void }) {
  return sections
    .filter((section) => may(role, section.permission))
    .map(({ name, to, icon: Icon }) => (
      <Link key={name} to={to} className={item} onClick={onGo}>
        <Icon className="size-4" />
        {sectionText(name)}
        {to === '/dashboard/orders' && <NewOrdersCount />}
        {to === '/dashboard/claims' && <OpenClaimsCount />}
      </Link>
    ))
}

function AccountLinks({ user }: { user: Profile }) {
  return (
    <>
      <p className="px-3 pb-2">
        <bdi>{fullName(user)}</bdi>
        <span className="block text-xs text-ink-soft">{roleName(user.role)}</span>
      </p>
      <Link to="/" className={item}>
        <Store className="size-4" />
        {layoutText('viewStore')}
      </Link>
      <LanguageButton />
      <SignOutButton />
    </>
  )
}

/**
 * Saves the other language, and loads this page in it: scripts contain one language. Disabled before hydration, which
 * would lose the click.
 */
function LanguageButton() {
  const address = useOtherAddress()
  const other = otherLocale()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => chooseLanguage({ data: other }),
    onSuccess: () => window.location.assign(address),
    onError: () => notify.error(layoutText('languageFailed'), layoutText('tryAgain')),
  })
  return (
    <button
      type="button"
      lang={other}
      disabled={!useHydrated()}
      aria-disabled={isPending || undefined}
      className={item}
      onClick={() => !isPending && mutate()}
    >
      <Languages className="size-4" />
      {languageText('name')}
    </button>
  )
}

function SignOutButton() {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const isSignedOut = await signOut({ provider: await loadProvider(), queryClient })
      if (!isSignedOut) throw new Error(signOutFailed())
    },
    onSuccess: () => {
      clearDevice()
      // A full page load, so that no staff data stays in the memory of the tab.
      window.location.assign(withLocale('/'))
    },
    onError: () => notify.error(signOutFailed()),
  })
  return (
    <button
      type="button"
      disabled={!useHydrated()}
      aria-disabled={isPending || undefined}
      className={item}
      onClick={() => !isPending && mutate()}
    >
      <LogOut className="size-4 rtl:-scale-x-100" />
      {layoutText('signOut')}
    </button>
  )
}

/** The number of new orders beside the section of the menu. */
function NewOrdersCount() {
  const { unseen } = useNewOrders()
  return <SectionCount count={unseen} label={newOrdersText('unseen')} className="bg-moss" />
}

/** The number of open claims beside the section of the menu. */
function OpenClaimsCount() {
  const { data = 0 } = useQuery({
    ...staffClaimQueries.openCount(),
    refetchInterval: countRefetchMs,
  })
  return <SectionCount count={data} label={layoutText('openClaims')} className="bg-blush" />
}

function SectionCount({
  count,
  label,
  className,
}: {
  count: number
  label: string
  className: string
}) {
  if (count === 0) return null
  return (
    <span
      className={`ms-auto min-w-6 rounded-full px-1.5 text-center text-xs font-medium text-white forced-colors:border ${className}`}
    >
      {groupDigits(Math.min(count, mostShown))}
      {count > mostShown && '+'}
      <span className="sr-only">{label}</span>
    </span>
  )
}
