import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { recipeQueries } from '#api/recipes.ts'
import { localizedName } from '#i18n/localized.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { purchaseText } from '../purchase-list/purchase.messages.ts'
import { recipesText } from './recipes.messages.ts'
import { StemPanel } from './stem-panel.tsx'

/** The flowers and greens of all recipes. */
export function StemsPage() {
  const { data: stems } = useSuspenseQuery(recipeQueries.stems())
  const [edited, setEdited] = useState<string | 'new' | null>(null)
  return (
    <>
      <BackLink to="/dashboard/purchase-list">{purchaseText('title')}</BackLink>
      <header className="mt-1 mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="me-auto">
          <h1 className="font-display text-xl">{recipesText('stems')}</h1>
          <p className="mt-1 max-w-prose text-ink-soft">{recipesText('stemsHelp')}</p>
        </div>
        <Button variant={stems.length > 0 ? 'quiet' : 'primary'} onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" className="size-4" />
          {recipesText('newStem')}
        </Button>
      </header>
      {stems.length === 0 ? (
        <EmptyState title={recipesText('noStems')} note={recipesText('noStemsNote')} />
      ) : (
        <ul aria-label={recipesText('stems')} className="border-t border-line">
          {stems.map((stem) => (
            <li
              key={stem.id}
              className="flex min-h-14 items-center gap-3 border-b border-line py-2"
            >
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
                  <LocalizedText>{localizedName(stem)}</LocalizedText>
                  {!stem.nameAr && <ArabicMissing />}
                </p>
                <p className="text-xs wrap-anywhere text-ink-soft">
                  {recipesText('inBunch', { count: stem.perBunch })}
                  {stem.supplier && (
                    <>
                      {' · '}
                      <LocalizedText>{stem.supplier}</LocalizedText>
                    </>
                  )}
                </p>
              </div>
              <Button
                variant="quiet"
                size="small"
                aria-label={recipesText('editStem', { name: localizedName(stem) })}
                onClick={() => setEdited(stem.id)}
              >
                {recipesText('edit')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <StemPanel
          stem={stems.find(({ id }) => id === edited) ?? null}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
