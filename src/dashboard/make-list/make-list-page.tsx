import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { type RouteSearch, staffOrderQueries } from '#api/staff-orders.queries.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import type { MakeList, MakeListItem } from '#commerce/documents/make-list.ts'
import { isolatePhones } from '#commerce/documents/text-direction.ts'
import { isolated } from '#i18n/isolated.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { readRouteSearch } from '../delivery-routes/route-search.ts'
import { PrintLink } from '../layout/delivery-links.tsx'
import { FilterChoice, FilterDay, slotLabel } from '../lists/filter-field.tsx'
import { PreviousData } from '../lists/previous-data.tsx'
import { searchUpdater } from '../lists/search-updater.ts'
import { refetchMs } from '../orders/use-orders.ts'
import { makeListText } from './make-list.messages.ts'

/** The bouquets to make for a slot or a day. */
export function MakeListPage({ search }: { search: RouteSearch }) {
  const query = useQuery({ ...staffOrderQueries.makeList(search), refetchInterval: refetchMs })
  const navigate = useNavigate({ from: '/dashboard/make-list' })
  const updateSearch = searchUpdater(readRouteSearch, search)
  if (!query.data) {
    return query.isError ? <FetchFailed onRetry={() => void query.refetch()} /> : <Spinner />
  }
  const { list, slots, date } = query.data
  const isLoading = query.isPlaceholderData
  const { day, window, pieces, orders, stems, withoutStems } = list
  return (
    <>
      <header className="flex flex-wrap items-end gap-x-6 gap-y-4 border-b border-line pb-5">
        <div className="me-auto">
          <h1 className="font-display text-xl">{makeListText('title')}</h1>
          <p className="mt-1 text-ink-soft">
            {makeListText('summary', { day, window, pieces, orders })}
          </p>
          {stems > 0 && <p className="font-medium">{makeListText('stems', { count: stems })}</p>}
          {stems > 0 && withoutStems > 0 && (
            <p className="text-xs text-ink-soft">
              {makeListText('withoutStems', { count: withoutStems })}
            </p>
          )}
        </div>
        <FilterDay
          label={makeListText('day')}
          day={search.date ?? date}
          onDay={(day) => day && void navigate({ search: updateSearch({ date: day }) })}
        />
        <FilterChoice
          label={makeListText('slot')}
          all={makeListText('allDay')}
          value={search.slot}
          options={slots.map((slot) => ({
            id: slot.id,
            name: slotLabel(
              makeListText('slotOption', { name: slot.name, window: formatWindow(slot) }),
              slot,
            ),
          }))}
          onChoose={(slot) => void navigate({ search: updateSearch({ slot }) })}
        />
        <Link
          to="/dashboard/purchase-list"
          search={{ from: date, until: date }}
          className={buttonStyle({ variant: 'quiet', size: 'small' })}
        >
          {makeListText('purchaseList')}
        </Link>
        {orders > 0 && !isLoading && (
          <PrintLink href={documentHref(date, search.slot)}>{makeListText('print')}</PrintLink>
        )}
      </header>
      <PreviousData isLoading={isLoading}>
        {orders === 0 ? (
          <EmptyState title={makeListText('none')}>{makeListText('noneNote')}</EmptyState>
        ) : (
          <Products list={list} />
        )}
      </PreviousData>
    </>
  )
}

function documentHref(date: string, slot: string | undefined): string {
  const query = new URLSearchParams({ date, ...(slot ? { slot } : {}) })
  return `/dashboard/make-list/document.pdf?${query}`
}

function Products({ list }: { list: MakeList }) {
  const { products, addOns } = list
  const heading = useId()
  return (
    <div className="mt-8 grid gap-10">
      {list.stemTotals.length > 0 && <StemTotals list={list} />}
      {products.map((product) => (
        <Product key={product.items[0]?.key} product={product} />
      ))}
      {addOns.length > 0 && (
        <section aria-labelledby={heading}>
          <h2 id={heading} className="bg-linen px-3 py-2 font-medium">
            {makeListText('addOns')}
          </h2>
          <ul>
            {addOns.map(({ name, quantity }) => (
              <li key={name} className="border-b border-line px-3 py-2">
                {groupDigits(quantity)} × <LocalizedText>{name}</LocalizedText>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The stems of the day, in columns that a florist reads while cutting. */
function StemTotals({ list: { stemTotals, withoutRecipe } }: { list: MakeList }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="bg-linen px-3 py-2 font-medium">
        {makeListText('stemTotals')}
      </h2>
      <ul className="columns-[13rem] gap-x-6 px-3 py-2">
        {stemTotals.map(({ name, quantity }) => (
          <li key={name} className="break-inside-avoid py-1 wrap-anywhere">
            <span className="font-medium">{groupDigits(quantity)} ×</span>{' '}
            <LocalizedText>{name}</LocalizedText>
          </li>
        ))}
      </ul>
      {withoutRecipe > 0 && (
        <p className="px-3 text-xs text-ink-soft">
          {makeListText('withoutRecipe', { count: withoutRecipe })}
        </p>
      )}
    </section>
  )
}

function Product({ product }: { product: MakeList['products'][number] }) {
  const heading = useId()
  const { name, quantity, stems, items } = product
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="flex flex-wrap gap-x-2 bg-linen px-3 py-2 font-medium">
        <span>
          {groupDigits(quantity)} × <LocalizedText>{name}</LocalizedText>
        </span>
        {stems > 0 && (
          <span className="font-normal text-ink-soft">
            {makeListText('stems', { count: stems })}
          </span>
        )}
      </h2>
      <ul>
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
    </section>
  )
}

/** With the comma of the language. */
function listed(parts: readonly string[]): string {
  return parts.map(isolated).join(makeListText('separator'))
}

function Item({ item }: { item: MakeListItem }) {
  const { orderId, number, quantity, window, area, insteadOf, addOns, ifMissing, card } = item
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line px-3 py-3 sm:grid-cols-[3rem_minmax(0,1fr)_minmax(0,1fr)]">
      <span className="font-medium">{groupDigits(quantity)} ×</span>
      <div className="min-w-0">
        <p>
          <Link
            to="/dashboard/orders/$orderId"
            params={{ orderId }}
            className="font-medium hover:text-moss"
          >
            <bdi>{number}</bdi>
          </Link>{' '}
          <span className="text-ink-soft">{listed([window, area])}</span>
        </p>
        {addOns.map((addOn) => (
          <p key={addOn.name}>
            + {groupDigits(addOn.quantity)} × <LocalizedText>{addOn.name}</LocalizedText>
          </p>
        ))}
        {insteadOf && <p>{makeListText('insteadOf', { name: isolated(insteadOf) })}</p>}
        <p className="text-xs text-ink-soft">{isolatePhones(ifMissing)}</p>
      </div>
      <div className="min-w-0">
        {card.message ? (
          <p dir="auto" className="text-page-start whitespace-pre-line wrap-anywhere">
            {card.message}
          </p>
        ) : (
          <p className="text-ink-soft">{makeListText('noMessage')}</p>
        )}
        {card.signature && (
          <p className="text-xs text-ink-soft">
            <bdi>{card.signature}</bdi>
          </p>
        )}
      </div>
    </li>
  )
}
