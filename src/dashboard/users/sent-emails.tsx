import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { customerPageQueries, resendEmail } from '#api/customer-page.ts'
import { formatDatedMoment } from '#commerce/delivery/moment-label.ts'
import type { ListedEmail } from '#commerce/emails/sent-email-store.server.ts'
import { sandboxedHtml } from '#platform/trusted-types.ts'
import { Button } from '#ui/button.tsx'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { useSave } from '../saving/use-save.ts'
import { customerRefusalText, customerText } from './customer.messages.ts'
import { CustomerPart } from './customer-parts.tsx'
import { emailName, isOrderEmail } from './email-name.ts'

/** The emails that were sent to a customer, newest first. */
export function SentEmails({ userId }: { userId: string }) {
  const query = useInfiniteQuery(customerPageQueries.emails(userId))
  const emails = query.data?.pages.flatMap((page) => page.emails) ?? []
  const [shown, setShown] = useState<ListedEmail | null>(null)
  const [isOpen, setOpen] = useState(false)
  function show(email: ListedEmail) {
    setShown(email)
    setOpen(true)
  }
  return (
    <CustomerPart id="emails" title={customerText('emails')} note={customerText('emailsNote')}>
      <PagedList
        query={query}
        isEmpty={emails.length === 0}
        empty={<p className="text-ink-soft">{customerText('noEmails')}</p>}
      >
        <ul aria-labelledby="emails" className="border-t border-line">
          {emails.map((email) => (
            <EmailRow key={email.id} email={email} onShow={() => show(email)} />
          ))}
        </ul>
      </PagedList>
      <SidePanel
        title={shown ? emailName(shown.trigger) : customerText('preview')}
        open={isOpen}
        onOpenChange={setOpen}
        footer={shown && <ResendButton key={shown.id} userId={userId} mailId={shown.id} />}
      >
        {shown && <EmailPreview mailId={shown.id} />}
      </SidePanel>
    </CustomerPart>
  )
}

function EmailRow({ email, onShow }: { email: ListedEmail; onShow: () => void }) {
  const { trigger, orderId, number, sentAt } = email
  const name = emailName(trigger)
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-2">
      <span className="min-w-0">
        {isOrderEmail(trigger) ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onShow}
            className="link min-h-9 text-start"
          >
            {name}
          </button>
        ) : (
          <span className="inline-flex min-h-9 items-center">{name}</span>
        )}
        {orderId !== null && number !== null && (
          <Link
            to="/dashboard/orders/$orderId"
            params={{ orderId }}
            className="block w-fit text-xs text-ink-soft hover:text-moss"
          >
            {customerText('ofOrder', { number })}
          </Link>
        )}
      </span>
      <span className="text-xs text-ink-soft">{formatDatedMoment(sentAt)}</span>
    </li>
  )
}

/** The email in a frame of its own, which runs no script, submits nothing and has no access to the dashboard. */
function EmailPreview({ mailId }: { mailId: string }) {
  const { data, isPending, isError, refetch } = useQuery(customerPageQueries.email(mailId))
  if (isPending) {
    return (
      <div role="status" className="grid gap-4 py-6">
        <span className="sr-only">{customerText('loading')}</span>
        <Skeleton className="h-96" />
      </div>
    )
  }
  if (isError) return <FetchFailed onRetry={() => void refetch()} />
  if (!data) return <p className="py-6 text-ink-soft">{customerText('notShown')}</p>
  return (
    <div className="flex h-full flex-col gap-3 py-4">
      <p className="font-medium wrap-anywhere">
        <bdi>{data.subject}</bdi>
      </p>
      <p className="text-xs text-ink-soft">{customerText('shownNow')}</p>
      <SandboxedFrame html={data.html} />
    </div>
  )
}

function SandboxedFrame({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    // As a prop, React would make a text of the trusted value.
    if (frame.current) frame.current.srcdoc = sandboxedHtml(html)
  }, [html])
  return (
    <iframe
      ref={frame}
      title={customerText('preview')}
      sandbox=""
      className="min-h-96 w-full grow border border-line bg-white"
    />
  )
}

function ResendButton({ userId, mailId }: { userId: string; mailId: string }) {
  const { save, isSaving } = useSave({
    send: () => resendEmail({ data: { mailId } }),
    refusal: ({ refusal }) => customerRefusalText(refusal),
    saved: () => ({ message: customerText('resent') }),
    invalidates: [customerPageQueries.emails(userId).queryKey],
  })
  return (
    <Button className="w-full" pending={isSaving} onClick={() => void save()}>
      {customerText('resend')}
    </Button>
  )
}
