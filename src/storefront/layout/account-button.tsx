import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { UserIcon } from '#ui/icons.tsx'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { headerButtonStyle } from './header-button-style.ts'

const accountPanel = () => import('./account-panel.tsx')

/** Links a visitor to the login page; opens the account panel for a signed-in user. */
export function AccountButton({ signedIn }: { signedIn: boolean }) {
  const [open, setOpen] = useState(false)
  const part = useLazyPart(open, accountPanel, setOpen)
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
        onClick={() => setOpen(true)}
      >
        <UserIcon className="size-5.5" />
      </button>
      {part && <part.AccountPanel open={open} onOpenChange={setOpen} />}
    </>
  )
}
