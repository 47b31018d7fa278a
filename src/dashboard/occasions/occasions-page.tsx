import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { reorderOccasions, staffOccasionQueries } from '#api/occasions.ts'
import { isArabicMissing, type ListedOccasion } from '#commerce/occasions/editing/occasion-draft.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { localizedName } from '#i18n/localized.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { PictureTile } from '#ui/picture-tile.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { ListHeader } from '../lists/list-header.tsx'
import { productCount } from '../products/product-count.ts'
import { showOptimistically } from '../saving/show-optimistically.ts'
import { useSave } from '../saving/use-save.ts'
import { upcomingLabel } from './occasion-dates.ts'
import { occasionRefusal } from './occasion-refusals.ts'
import { occasionsText } from './occasions.messages.ts'

export function OccasionsPage() {
  const query = useQuery(staffOccasionQueries.all())
  const queryClient = useQueryClient()
  const occasions = query.data ?? []
  const { save: sort } = useSave({
    send: (sorted: ListedOccasion[]) =>
      reorderOccasions({ data: { ids: sorted.map(({ id }) => id) } }),
    refusal: occasionRefusal,
    invalidates: [staffOccasionQueries.root],
    optimistic: (sorted) =>
      showOptimistically(queryClient, staffOccasionQueries.all().queryKey, () => sorted),
    queue: 'occasions',
  })

  return (
    <>
      <ListHeader title={occasionsText('title')}>
        <Link to="/dashboard/occasions/new" className={buttonStyle()}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          {occasionsText('newOccasion')}
        </Link>
      </ListHeader>
      {query.isError && !query.data && <FetchFailed onRetry={() => void query.refetch()} />}
      {query.isSuccess && occasions.length === 0 && (
        <EmptyState title={occasionsText('none')} note={occasionsText('noneNote')} />
      )}
      {occasions.length > 0 && (
        <SortableList
          label={occasionsText('inShopOrder')}
          items={occasions}
          idOf={(occasion) => occasion.id}
          nameOf={localizedName}
          onSort={(sorted) => void sort(sorted)}
          className="mt-6 max-w-3xl border-t border-line"
          itemClassName="flex items-center gap-3 border-b border-line py-2"
        >
          {(occasion, handle) => (
            <>
              {handle}
              <OccasionRow occasion={occasion} />
            </>
          )}
        </SortableList>
      )}
    </>
  )
}

function OccasionRow({ occasion }: { occasion: ListedOccasion }) {
  const { id, image, imagePlaceholder, dateRule, products } = occasion
  return (
    <>
      <PictureTile
        files={image ? pictureSources(image, imagePlaceholder) : null}
        sizes="40px"
        className="aspect-3/4 w-10"
      />
      {/* On a narrow phone the badges go below. */}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 grow basis-40">
          <Link
            to="/dashboard/occasions/$occasionId"
            params={{ occasionId: id }}
            className="link block w-fit font-medium wrap-anywhere"
          >
            <LocalizedText>{localizedName(occasion)}</LocalizedText>
          </Link>
          <span className="block text-xs text-ink-soft">
            {productCount(products)} · {upcomingLabel(dateRule, 1) || occasionsText('noDate')}
          </span>
        </span>
        <span className="flex flex-wrap gap-1.5 empty:hidden">
          {isArabicMissing(occasion) && <ArabicMissing />}
          {occasion.isSensitive && <Badge tint="sky">{occasionsText('isSensitive')}</Badge>}
          {occasion.archivedAt !== null && (
            <Badge tint="linen">{occasionsText('isArchived')}</Badge>
          )}
        </span>
      </span>
    </>
  )
}
