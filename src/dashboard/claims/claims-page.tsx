import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staffClaimQueries } from '#api/staff-claims.ts'
import { smallPhoto } from '#commerce/claims/claim.ts'
import type { ClaimFilter, ListedClaim } from '#commerce/claims/claim-listing.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatShortDay } from '#commerce/delivery/short-day-label.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { filterChip } from '../lists/filter-chip.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { CardTable, Cell } from '../lists/table-parts.tsx'
import { claimStateText, claimsText } from './claims.messages.ts'
import type { ClaimsSearch } from './claims-search.ts'

const refetchMs = 60_000

/** Claims of customers: the open ones, longest waiting first, or the answered ones, newest answer first. */
export function ClaimsPage({ search }: { search: ClaimsSearch }) {
  const show = search.show ?? 'open'
  const query = useInfiniteQuery({
    ...staffClaimQueries.list(show),
    refetchInterval: refetchMs,
  })
  const claims = query.data?.pages.flatMap((page) => page.claims) ?? []
  return (
    <>
      <h1 className="font-display text-xl">{claimsText('title')}</h1>
      <p className="mt-1 mb-5 max-w-prose text-xs text-ink-soft">{claimsText('intro')}</p>
      <nav aria-label={claimsText('byState')} className="mb-5 flex flex-wrap gap-2">
        <Link
          to="/dashboard/claims"
          search={{}}
          aria-current={show === 'open' ? 'page' : undefined}
          {...filterChip}
        >
          {claimsText('open')}
        </Link>
        <Link
          to="/dashboard/claims"
          search={{ show: 'answered' }}
          aria-current={show === 'answered' ? 'page' : undefined}
          {...filterChip}
        >
          {claimsText('answered')}
        </Link>
      </nav>
      <PagedList query={query} isEmpty={claims.length === 0} empty={<NoClaims show={show} />}>
        <CardTable columns={columns()}>
          {claims.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} />
          ))}
        </CardTable>
      </PagedList>
    </>
  )
}

const columns = () => [
  { name: claimsText('photo'), className: 'w-16' },
  claimsText('order'),
  claimsText('claim'),
  { name: claimsText('delivery'), className: 'hidden lg:table-cell' },
  claimsText('received'),
  claimsText('answer'),
]

/** The link of the number covers the row. */
function ClaimRow({ claim }: { claim: ListedClaim }) {
  const { answer, answeredAt } = claim
  return (
    <tr className="relative grid grid-cols-[3.5rem_1fr_auto] gap-x-3 gap-y-1 border-b border-line py-4 transition-colors hover:bg-linen/60 has-[a:focus-visible]:bg-linen md:table-row md:py-0">
      <Cell className="row-span-3">
        <span className="block aspect-square w-12 overflow-hidden rounded-sm bg-linen">
          {claim.photo && (
            <img
              src={smallPhoto(claim.photo)}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              className="size-full object-cover"
            />
          )}
        </span>
      </Cell>
      <Cell>
        <Link
          to="/dashboard/orders/$orderId"
          params={{ orderId: claim.orderId }}
          hash="claims"
          className="font-medium whitespace-nowrap after:absolute after:inset-0"
        >
          <bdi dir="ltr">{claim.number}</bdi>
        </Link>
        <span dir="auto" className="block text-xs text-ink-soft">
          {claimsText.rich('from', { name: () => <bdi>{claim.contactName}</bdi> })}
        </span>
      </Cell>
      <Cell className="order-last col-span-2 min-w-0 md:max-w-96">
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {claim.message}
        </span>
      </Cell>
      <Cell className="hidden whitespace-nowrap text-ink-soft lg:table-cell">
        {formatShortDay(claim.deliveryDate)}
      </Cell>
      <Cell className="justify-self-end whitespace-nowrap text-ink-soft">
        {formatMoment(claim.openedAt)}
      </Cell>
      <Cell className="col-span-2 col-start-2 whitespace-nowrap">
        <Badge tint={answer === null ? 'butter' : 'sage'}>{claimStateText(answer ?? 'open')}</Badge>
        {answeredAt !== null && (
          <span className="ms-2 text-xs text-ink-soft">{formatMoment(answeredAt)}</span>
        )}
      </Cell>
    </tr>
  )
}

function NoClaims({ show }: { show: ClaimFilter }) {
  return show === 'open' ? (
    <EmptyState title={claimsText('noOpen')} note={claimsText('noOpenNote')}>
      <Link to="/dashboard/claims" search={{ show: 'answered' }} className="link">
        {claimsText('showAnswered')}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title={claimsText('noAnswered')}>
      <Link to="/dashboard/claims" search={{}} className="link">
        {claimsText('showOpen')}
      </Link>
    </EmptyState>
  )
}
