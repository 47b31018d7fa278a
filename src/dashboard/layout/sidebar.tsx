import { Link } from '@tanstack/react-router'
import { Menu, Search } from 'lucide-react'
import { useState } from 'react'
import type { Profile } from '#commerce/customers/profile.ts'
import { SidePanel } from '#ui/side-panel.tsx'
import { Keys } from '../palette/keys.tsx'
import { AccountLinks, SectionLinks } from './sidebar-links.tsx'

export interface SidebarProps {
  user: Profile
  onFind: () => void
}

/** Navigation of the dashboard: a sidebar on desktop, a menu behind a button on phones. */
export function Sidebar({ user, onFind }: SidebarProps) {
  return (
    <>
      <PhoneBar user={user} onFind={onFind} />
      <aside className="hidden border-r border-line px-3 py-6 lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto">
        <p className="mb-4 px-3 font-display text-lg">Dashboard</p>
        <button
          type="button"
          onClick={onFind}
          className="mb-4 flex min-h-10 items-center gap-2.5 rounded-sm border border-line px-3 text-ink-soft transition-colors hover:border-moss hover:text-moss"
        >
          <Search aria-hidden="true" className="size-4" strokeWidth={1.5} />
          Search
          <span aria-hidden="true" className="ml-auto">
            <Keys keys={['Ctrl', 'K']} />
          </span>
        </button>
        <nav aria-label="Dashboard" className="grid gap-1">
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
  const close = () => setOpen(false)
  return (
    <header className="flex items-center border-b border-line px-4 py-1 sm:px-8 lg:hidden">
      <Link to="/dashboard/orders" className="mr-auto font-display text-base">
        Dashboard
      </Link>
      <button type="button" aria-label="Search" onClick={onFind} className={square}>
        <Search aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-mr-2 flex min-h-11 items-center gap-2 px-2 hover:text-moss"
      >
        <Menu aria-hidden="true" className="size-5" strokeWidth={1.5} />
        Menu
      </button>
      <SidePanel title="Dashboard" open={isOpen} onOpenChange={setOpen}>
        <nav aria-label="Dashboard" className="-mx-3 grid gap-1 py-4">
          <SectionLinks role={user.role} onGo={close} />
        </nav>
        <div className="-mx-3 grid gap-1 border-t border-line py-4">
          <AccountLinks user={user} />
        </div>
      </SidePanel>
    </header>
  )
}
