import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { occasionQueries } from '#api/shown-occasions.ts'
import type { ShownOccasion } from '#commerce/occasions/localize-occasion.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { occasionDay } from './occasion-day.ts'
import { occasionsText } from './occasions.messages.ts'

const grid =
  'mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:gap-x-6 lg:gap-y-12 xl:grid-cols-4'

export function OccasionsPage() {
  const { data: occasions, isError, isPending, refetch } = useQuery(occasionQueries.all())
  return (
    <div className="page-width pt-10 lg:pt-16">
      <h1 className="font-display text-3xl">{occasionsText('title')}</h1>
      <p className="mt-3 max-w-[48ch] text-base text-ink-soft">{occasionsText('lead')}</p>
      {isError && !occasions && <FetchFailed onRetry={refetch} />}
      {isPending && <Loading />}
      {occasions?.length === 0 && (
        <EmptyState title={occasionsText('none')}>
          <Link to="/" className="link">
            {occasionsText('seeAll')}
          </Link>
        </EmptyState>
      )}
      {occasions && occasions.length > 0 && (
        <ul className={grid}>
          {occasions.map((occasion, index) => (
            <li key={occasion.slug}>
              <OccasionTile occasion={occasion} eager={index < 4} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function OccasionTile({ occasion, eager }: { occasion: ShownOccasion; eager: boolean }) {
  const { slug, name, image, imagePlaceholder, next } = occasion
  return (
    <Link to="/occasions/$slug" params={{ slug }} className="group block">
      <PictureTile
        files={image ? pictureSources(image, imagePlaceholder) : null}
        sizes="(min-width: 1280px) 23vw, (min-width: 768px) 30vw, 46vw"
        eager={eager}
        className="aspect-4/5"
      />
      <span className="mt-3 block font-display text-lg transition-colors group-hover:text-moss">
        <LocalizedText>{name}</LocalizedText>
      </span>
      {next && <span className="mt-0.5 block text-sm text-ink-soft">{occasionDay(next)}</span>}
    </Link>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className={grid}>
      {['one', 'two', 'three', 'four'].map((key) => (
        <div key={key}>
          <Skeleton className="aspect-4/5" />
          <Skeleton className="mt-3 h-6 w-2/3" />
        </div>
      ))}
    </div>
  )
}
