import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { UserIcon } from '#ui/icons.tsx'
import { headerButtonStyle } from './header-button-style.ts'

const AccountPanel = lazy(async () => {
  const { AccountPanel } = await import('./account-panel.tsx')
  return { default: AccountPanel }
})

/** To the login page, or for whoever is signed in to their own panel. */
export function AccountButton({ signedIn }: { signedIn: boolean }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  if (!signedIn) {
    return (
      <Link to="/login" aria-label="Sign in" className={headerButtonStyle}>
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
        aria-label="Your account"
        className={headerButtonStyle}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <UserIcon className="size-5.5" />
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <AccountPanel open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
