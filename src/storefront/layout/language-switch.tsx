import { useHydrated } from '@tanstack/react-router'
import { languageText } from '#ui/language.messages.ts'
import { otherLocale, useOtherAddress } from '#ui/other-language.ts'
import { rememberLanguageOffer } from './language-offer-memory.ts'

/** A link to this page in the other language. It loads the page anew: scripts contain one language. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const address = useOtherAddress()
  const isHydrated = useHydrated()
  const other = otherLocale()
  // The Arabic face would load for this word alone.
  const face = other === 'ar' ? '[font-family:system-ui,sans-serif]' : ''
  return (
    <a
      // A cached page has no campaign parameters, and React does not correct attributes while it hydrates.
      key={String(isHydrated)}
      href={address}
      hrefLang={other}
      lang={other}
      className={`${face} ${className}`}
      onClick={rememberLanguageOffer}
    >
      {languageText('name')}
    </a>
  )
}
