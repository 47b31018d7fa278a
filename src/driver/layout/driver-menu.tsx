import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { Download, Languages, LogOut, Menu, Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { chooseLanguage } from '#api/profile.ts'
import { signOut, signOutFailed } from '#auth/sign-out.ts'
import { fullName } from '#commerce/customers/full-name.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { phoneAddress } from '#commerce/shop-phones.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { loadProvider } from '#platform/load-provider.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { languageText } from '#ui/language.messages.ts'
import { otherLocale, useOtherAddress } from '#ui/other-language.ts'
import { SidePanel } from '#ui/side-panel.tsx'
import { driverTitle } from '../driver-title.messages.ts'
import { useInstall } from '../offline/use-install.ts'
import { menuText } from './menu.messages.ts'

interface DriverMenuProps {
  user: Profile
  /** Reports that are still on the device. */
  unsent: number
  isOffline: boolean
}

const row =
  'flex min-h-13 w-full items-center gap-3 border-t border-line px-3 text-base transition-colors hover:text-moss aria-disabled:text-ink-soft'

export function DriverMenu({ user, unsent, isOffline }: DriverMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const install = useInstall()
  const { phone } = shopDetails
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        // A click before hydration would be lost.
        disabled={!useHydrated()}
        onClick={() => setOpen(true)}
        className="-me-2 flex min-h-11 items-center gap-2 px-2 hover:text-moss"
      >
        <Menu className="size-5" />
        {menuText('menu')}
      </button>
      <SidePanel title={driverTitle('page')} open={isOpen} onOpenChange={setOpen}>
        <p className="py-4 text-base font-medium wrap-anywhere">
          <bdi>{fullName(user)}</bdi>
        </p>
        <div className="-mx-3 grid border-b border-line">
          {phone && (
            <a href={phoneAddress(phone)} className={row}>
              <Phone className="size-5" />
              {menuText('callShop')}
            </a>
          )}
          {install && (
            <button type="button" className={row} onClick={install}>
              <Download className="size-5" />
              {menuText('install')}
            </button>
          )}
          <LanguageButton isOffline={isOffline} />
          <SignOutButton unsent={unsent} isOffline={isOffline} />
        </div>
        {isOffline && <p className="py-3 text-xs text-ink-soft">{menuText('needsSignal')}</p>}
      </SidePanel>
    </>
  )
}

/** Saves the other language, and loads the page in it: scripts contain one language. */
function LanguageButton({ isOffline }: { isOffline: boolean }) {
  const address = useOtherAddress()
  const other = otherLocale()
  const { mutate, isPending, isError } = useMutation({
    networkMode: 'always',
    mutationFn: () => chooseLanguage({ data: other }),
    onSuccess: () => window.location.assign(address),
  })
  return (
    <MenuButton
      lang={other}
      isBlocked={isPending || isOffline}
      problem={isError ? menuText('languageFailed') : null}
      onClick={() => mutate()}
    >
      <Languages className="size-5" />
      {languageText('name')}
    </MenuButton>
  )
}

function SignOutButton({ unsent, isOffline }: { unsent: number; isOffline: boolean }) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, isError } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const isSignedOut = await signOut({ provider: await loadProvider(), queryClient })
      if (!isSignedOut) throw new Error(signOutFailed())
    },
    // A full page load, so that no addresses stay in the memory of the tab.
    onSuccess: () => window.location.assign(withLocale('/login')),
  })
  return (
    <>
      <MenuButton
        isBlocked={isPending || isOffline}
        problem={isError ? signOutFailed() : null}
        onClick={() => (unsent > 0 ? setAsking(true) : mutate())}
      >
        <LogOut className="size-5 rtl:-scale-x-100" />
        {menuText('signOut')}
      </MenuButton>
      <ConfirmDialog
        open={isAsking}
        title={menuText('signOutQuestion')}
        action={menuText('signOut')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          mutate()
        }}
      >
        {menuText('keepsReports', { count: unsent })}
      </ConfirmDialog>
    </>
  )
}

interface MenuButtonProps {
  lang?: string
  isBlocked: boolean
  problem: string | null
  onClick: () => void
  children: ReactNode
}

function MenuButton({ lang, isBlocked, problem, onClick, children }: MenuButtonProps) {
  return (
    <div>
      <button
        type="button"
        lang={lang}
        aria-disabled={isBlocked || undefined}
        className={row}
        onClick={() => !isBlocked && onClick()}
      >
        {children}
      </button>
      {problem && (
        <p role="alert" className="px-3 pb-3 text-xs text-blush">
          {problem}
        </p>
      )}
    </div>
  )
}
