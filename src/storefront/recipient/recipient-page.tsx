import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { recipientPageQueries } from '#api/recipient-page.queries.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import type {
  RecipientPage as Page,
  RecipientStage,
} from '#commerce/orders/recipient-page/recipient-page.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Picture } from '#ui/picture.tsx'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { ContactWays } from '../layout/contact-ways.tsx'
import { useLastValue } from '../layout/use-last-value.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { StopsAway } from '../order/stops-away.tsx'
import { RecipientDataSection } from '../personal-data/recipient-data-section.tsx'
import { DirectionsForm } from './directions-form.tsx'
import { recipientText } from './recipient.messages.ts'
import { ThanksPanel } from './thanks-panel.tsx'

/** Milliseconds between two requests for the page; false after the last change. */
const pollIntervals: Record<RecipientStage, number | false> = {
  expected: 60_000,
  out: 15_000,
  failed: 60_000,
  delivered: false,
}

export function useRecipientPage(token: string) {
  const page = useSuspenseQuery({
    ...recipientPageQueries.of(token),
    refetchInterval: ({ state: { data } }) =>
      data && !('refusal' in data) ? pollIntervals[data.stage] : false,
  }).data
  // The link may end while the page is open, for example with the data of the recipient.
  return useLastValue(page)
}

/** The steps of a recipient: the delivery, directions for the driver, and then thanks to the sender. */
export function RecipientPage({ token }: { token: string }) {
  useFocusRestored()
  const page = useRecipientPage(token)
  if (!page) return null
  return (
    <article className="page-width pt-10 lg:pt-20">
      {'refusal' in page ? (
        <header className="max-w-3xl">
          <h1 className="font-display text-2xl">{recipientText('tooOften')}</h1>
          <p className="mt-4 text-base text-ink-soft">
            {recipientText('tryAgain', { wait: waitMessage(page.seconds) })}
          </p>
        </header>
      ) : (
        <RecipientView page={page} token={token} />
      )}
    </article>
  )
}

interface RecipientViewProps {
  page: Page
  token: string
  /** About the address, on the page of its link. */
  children?: ReactNode
}

export function RecipientView({ page, token, children }: RecipientViewProps) {
  const { stage, recipientName, stopsBefore, directions, photo } = page
  return (
    <>
      <header className="max-w-3xl">
        <p dir="auto" className="text-page-start text-ink-soft wrap-anywhere">
          {recipientText('forName', { name: recipientName })}
        </p>
        <div role="status">
          <h1 className="mt-2 font-display text-3xl wrap-anywhere">{headlineOf(page)}</h1>
          <p className="mt-4 max-w-[56ch] text-base text-ink-soft wrap-anywhere">
            {stage === 'failed'
              ? recipientText.rich('askUs', { ways: () => <ContactWays /> })
              : sentenceOf(page)}
          </p>
          {stopsBefore !== null && <StopsAway stops={stopsBefore} />}
        </div>
      </header>
      <div className="mt-12 grid max-w-2xl gap-12 lg:mt-16">
        {children}
        {directions && <DirectionsForm token={token} directions={directions} />}
        {photo && (
          <span className="block max-w-sm overflow-hidden rounded-sm bg-linen">
            <Picture
              {...pictureSources(photo)}
              alt={recipientText('photo')}
              sizes="(min-width: 640px) 384px, 100vw"
              className="h-auto max-h-[80dvh] w-full object-contain"
            />
          </span>
        )}
        {page.thanks && <ThanksPanel token={token} sender={page.sender} state={page.thanks} />}
        {stage === 'delivered' && <RecipientDataSection token={token} />}
      </div>
    </>
  )
}

function headlineOf({ stage, sender }: Page): string {
  switch (stage) {
    case 'expected':
      return sender ? recipientText('sentBy', { sender }) : recipientText('sentAnonymously')
    case 'out':
      return recipientText('onTheWay')
    case 'delivered':
      return recipientText('delivered')
    case 'failed':
      return recipientText('failed')
  }
}

function sentenceOf({ stage, sender, delivery }: Page): string {
  const from = sender ? recipientText('fromSender', { sender }) : recipientText('fromAnonymous')
  if (stage === 'delivered') return from
  const { date } = delivery
  const arrival = recipientText('arrival', { day: formatDay(date), window: formatWindow(delivery) })
  // The headline of an expected delivery names the sender.
  return stage === 'out' ? `${arrival} ${from}` : arrival
}
