import { useHydrated, useRouterState } from '@tanstack/react-router'
import { currentLocale, type Locale } from '#i18n/locale.ts'
import { withLocale } from '#i18n/localized-path.ts'

export function otherLocale(): Locale {
  return currentLocale() === 'en' ? 'ar' : 'en'
}

/** The address of this page, with its state, in the other language. */
export function useOtherAddress(): string {
  const isHydrated = useHydrated()
  const address = useRouterState({
    // A server does not know the hash.
    select: ({ location }) => (isHydrated ? location.href : location.pathname + location.searchStr),
  })
  return withLocale(address, otherLocale())
}
