import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { exportPurchaseList, type PurchaseSearch, recipeQueries } from '#api/recipes.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import type { PurchaseList } from '#commerce/documents/purchase-list.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { PrintLink } from '../layout/delivery-links.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { FilterDay } from '../lists/filter-field.tsx'
import { PreviousData } from '../lists/previous-data.tsx'
import { todayText } from '../today/today.messages.ts'
import { purchaseText } from './purchase.messages.ts'
import { cutTo, shownDays } from './purchase-days.ts'

import { PurchaseTable } from './purchase-table.tsx'

/** The stems to buy for the orders of some days. */
export function PurchaseListPage({ search }: { search: PurchaseSearch }) {
  const query = useQuery({
    ...recipeQueries.purchaseList(search),
    placeholderData: keepPreviousData,
  })
  const navigate = useNavigate({ from: '/dashboard/purchase-list' })
  if (!query.data) {
    return query.isError ? <FetchFailed onRetry={() => void query.refetch()} /> : <Spinner />
  }
  const list = query.data
  const { from, until, stems, withoutRecipe } = list
  const isLoading = query.isPlaceholderData
  const isEmpty = stems.length === 0 && withoutRecipe.length === 0
  const shown = shownDays(list, search, isLoading)
  const cutDays = isLoading ? null : cutTo(list, search)
  const show = (days: Required<PurchaseSearch>) => void navigate({ search: days, replace: true })
  return (
    <>
      <BackLink to="/dashboard/today">{todayText('today')}</BackLink>
      <header className="mt-1 flex flex-wrap items-end gap-x-4 gap-y-4 border-b border-line pb-5">
        <div className="me-auto">
          <h1 className="font-display text-xl">{purchaseText('title')}</h1>
          <p className="mt-1 text-ink-soft">{purchaseText('note')}</p>
        </div>
        <FilterDay
          label={purchaseText('from')}
          day={shown.from}
          onDay={(from) => from && show({ from, until: from > shown.until ? from : shown.until })}
        />
        <FilterDay
          label={purchaseText('until')}
          day={shown.until}
          onDay={(until) => until && show({ until, from: until < shown.from ? until : shown.from })}
        />
        <div className="flex flex-wrap gap-2">
          <Link to="/dashboard/stems" className={buttonStyle({ variant: 'quiet', size: 'small' })}>
            {purchaseText('stems')}
          </Link>
          {!isEmpty && !isLoading && (
            <>
              <ExportButton
                size="small"
                file={`purchase-list-${from}-${until}.csv`}
                readPart={async () => ({
                  ...(await exportPurchaseList({ data: { from, until } })),
                  next: null,
                })}
              />
              <PrintLink href={`/dashboard/purchase-list/document.pdf?from=${from}&until=${until}`}>
                {purchaseText('print')}
              </PrintLink>
            </>
          )}
        </div>
      </header>
      <p role="status" className="mt-4 text-ink-soft empty:sr-only">
        {cutDays !== null && purchaseText('cut', { count: cutDays, day: formatDay(until) })}
      </p>
      <PreviousData isLoading={isLoading}>
        {isEmpty && (
          <EmptyState title={purchaseText('none')}>{purchaseText('noneNote')}</EmptyState>
        )}
        {stems.length > 0 && <PurchaseTable list={list} />}
        {withoutRecipe.length > 0 && <WithoutRecipe products={withoutRecipe} />}
      </PreviousData>
    </>
  )
}

function WithoutRecipe({ products }: { products: PurchaseList['withoutRecipe'] }) {
  return (
    <section aria-label={purchaseText('noRecipe')} className="mt-10">
      <h2 className="font-medium">{purchaseText('noRecipe')}</h2>
      <p className="mt-1 mb-2 text-xs text-ink-soft">{purchaseText('noRecipeNote')}</p>
      <ul className="border-t border-line">
        {products.map(({ productId, name, quantity }) => (
          <li
            key={productId}
            className="flex min-h-12 items-center gap-3 border-b border-line py-1"
          >
            <span className="min-w-0 grow wrap-anywhere">
              {groupDigits(quantity)} × <LocalizedText>{name}</LocalizedText>
            </span>
            <Link
              to="/dashboard/products/$productId"
              params={{ productId }}
              aria-label={purchaseText('addRecipeOf', { name })}
              className="link shrink-0 text-xs"
            >
              {purchaseText('addRecipe')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
