import { useState } from 'react'
import { directions } from '#i18n/locale.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { otherLocale, useOtherAddress } from '#ui/other-language.ts'
import { offerText } from './language-offer.messages.ts'

/** Offers the other language in a bar over the end of the window, where nothing shifts. */
export function LanguageOffer() {
  const [isOpen, setOpen] = useState(true)
  const address = useOtherAddress()
  const other = otherLocale()
  if (!isOpen) return null
  return (
    <section
      lang={other}
      dir={directions[other]}
      aria-label={offerText('label')}
      data-above-bottom-bar
      className="print:hidden fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-xl animate-settle flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border border-line bg-paper px-5 py-3 text-sm shadow-float"
    >
      <p>{offerText('offer')}</p>
      <div className="flex items-center gap-2">
        <a
          href={address}
          hrefLang={other}
          className={buttonStyle({ variant: 'quiet', size: 'small' })}
        >
          {offerText('accept')}
        </a>
        <Button variant="plain" size="small" onClick={() => setOpen(false)}>
          {offerText('dismiss')}
        </Button>
      </div>
    </section>
  )
}
