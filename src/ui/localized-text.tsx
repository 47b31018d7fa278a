import { otherLanguage } from '#i18n/localized.ts'

/** A text of the catalogue, marked and isolated if its language is not the one of the page. */
export function LocalizedText({ children }: { children: string }) {
  const { lang, dir } = otherLanguage(children)
  if (lang === undefined) return children
  return (
    <bdi lang={lang} dir={dir}>
      {children}
    </bdi>
  )
}
