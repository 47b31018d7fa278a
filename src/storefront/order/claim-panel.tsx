import { useQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { claimQueries } from '#api/claims.ts'
import { type Claim, type ClaimAnswer, claimLimits, smallPhoto } from '#commerce/claims/claim.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { OrderDetail } from '#commerce/orders/order-view.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { Button } from '#ui/button.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { claimPanelText } from './claim-panel.messages.ts'
import { OrderPanel } from './order-panel.tsx'

const waitingRefetchMs = 30_000
const claimForm = () => import('./claim-form.tsx')

/** The freshness guarantee of a delivered order: send a claim, read the answer, or learn that the time is over. */
export function ClaimPanel({ order }: { order: OrderDetail }) {
  const { data, isError, isPending, refetch } = useQuery({
    ...claimQueries.ofOrder(order.id),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? waitingRefetchMs : false),
  })
  if (isError && data === undefined) return <FetchFailed onRetry={() => void refetch()} />
  if (isPending) return <Skeleton className="h-40" />
  // The order is not delivered any more, or belongs to another account by now.
  if (data === null) return null
  const { state, lastDay, claims } = data
  const day = formatDay(lastDay)
  const mail = (text: ReactNode) => <MailLink number={order.number}>{text}</MailLink>
  return (
    <OrderPanel title={claimPanelText('title')}>
      {state === 'possible' && <NewClaim orderId={order.id} lastDay={day} />}
      {state === 'waiting' && (
        <p className="mt-3 max-w-[52ch] text-ink-soft">{claimPanelText('waiting')}</p>
      )}
      {state === 'too-late' && (
        <p className="mt-3 max-w-[52ch] text-ink-soft">
          {claimPanelText.rich('tooLate', { day, mail })}
        </p>
      )}
      {state === 'used-up' && (
        <p className="mt-3 max-w-[52ch] text-ink-soft">
          {claimPanelText.rich('usedUp', { count: claimLimits.perOrder, mail })}
        </p>
      )}
      {claims.length > 0 && (
        <ol className="mt-6 grid gap-6">
          {claims.map((claim) => (
            <SentClaim key={claim.id} claim={claim} />
          ))}
        </ol>
      )}
    </OrderPanel>
  )
}

function NewClaim({ orderId, lastDay }: { orderId: string; lastDay: string }) {
  const [isOpen, setOpen] = useState(false)
  // A click before hydration would be lost.
  const ready = useHydrated()
  const close = useCallback(() => setOpen(false), [])
  const form = useLazyPart(isOpen, claimForm, close)
  return (
    <>
      <p className="mt-3 max-w-[52ch] text-ink-soft">{claimPanelText('offer', { day: lastDay })}</p>
      {!isOpen && (
        <Button variant="quiet" className="mt-5" disabled={!ready} onClick={() => setOpen(true)}>
          {claimPanelText('report')}
        </Button>
      )}
      {isOpen && !form && <Skeleton className="mt-5 h-60" />}
      {form && isOpen && <form.ClaimForm orderId={orderId} onClose={close} />}
    </>
  )
}

function MailLink({ number, children }: { number: string; children: ReactNode }) {
  const subject = encodeURIComponent(claimPanelText('mailSubject', { number }))
  return (
    <a href={`mailto:${shopDetails.email}?subject=${subject}`} className="link">
      {children}
    </a>
  )
}

function SentClaim({ claim: { message, photos, openedAt, answer } }: { claim: Claim }) {
  return (
    <li className="border-t border-line pt-5">
      <h3 className="font-medium">{claimPanelText('claim', { time: formatMoment(openedAt) })}</h3>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {message}
      </p>
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={photo}>
              <a href={photo} target="_blank" rel="noreferrer" className="block">
                <img
                  src={smallPhoto(photo)}
                  alt={claimPanelText('photo', { place: index + 1 })}
                  width={72}
                  height={90}
                  loading="lazy"
                  className="aspect-4/5 w-18 rounded-sm bg-paper object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && <Answer answer={answer} />}
    </li>
  )
}

function Answer({ answer }: { answer: ClaimAnswer }) {
  const { replacement } = answer
  return (
    <div className="mt-4 border-s-2 border-moss ps-4">
      <p className="font-medium">{claimPanelText('answer', { time: formatMoment(answer.at) })}</p>
      {answer.message !== '' && (
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {answer.message}
        </p>
      )}
      {replacement && (
        <p className="mt-1">
          {claimPanelText.rich('replacement', {
            number: replacement.number,
            order: (text) => (
              <Link to="/o/$orderId" params={{ orderId: replacement.id }} className="link">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      {answer.amount !== null && (
        <p className="mt-1">{claimPanelText('refund', { amount: formatMoney(answer.amount) })}</p>
      )}
    </div>
  )
}
