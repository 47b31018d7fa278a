import { useDeferredValue, useMemo } from 'react'
import type { ContentTexts } from '#commerce/content/content-page.ts'
import { parseMarkup } from '#commerce/content/markup.ts'
import { fillBlocks, fillText, type PlaceholderValues } from '#commerce/content/placeholders.ts'
import { directions, type Locale } from '#i18n/locale.ts'
import { RichText } from '#ui/rich-text.tsx'
import { contentPagesText } from './content-pages.messages.ts'

interface ContentPreviewProps extends Pick<ContentTexts, 'title' | 'lead' | 'body'> {
  language: Locale
  values: PlaceholderValues
}

/** The texts as their page shows them, while staff type. */
export function ContentPreview({ title, lead, body, language, values }: ContentPreviewProps) {
  const shown = useDeferredValue(body)
  const blocks = useMemo(() => fillBlocks(parseMarkup(shown).blocks, values), [shown, values])
  const label = contentPagesText(language === 'ar' ? 'previewArabic' : 'preview')
  return (
    <section aria-label={label} className="min-w-0 border-t border-line pt-4">
      <p className="mb-4 text-xs text-ink-soft">{label}</p>
      {language === 'ar' && body === '' ? (
        <p className="text-ink-soft">{contentPagesText('englishShown')}</p>
      ) : (
        <div lang={language} dir={directions[language]} className="break-words">
          <p className="font-display text-2xl">{fillText(title, values)}</p>
          <p className="mt-3 text-base text-ink-soft">{fillText(lead, values)}</p>
          <div className="mt-4 border-t border-line">
            <RichText blocks={blocks} />
          </div>
        </div>
      )}
    </section>
  )
}
