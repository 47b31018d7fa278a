import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { addressRequestQueries } from '#api/recipient-address.queries.ts'
import { giveAddress } from '#api/recipient-address.ts'
import { recipientPageQueries } from '#api/recipient-page.queries.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import type { AddressRequest } from '#commerce/orders/recipient-address/read-address-request.server.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { problemTexts } from '#i18n/problem.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { textOf } from '#ui/text-of.ts'
import { notify } from '#ui/toast.ts'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import type { FieldMessages } from '../checkout/field-messages.ts'
import { focusFirst } from '../checkout/focus-first.ts'
import { ContactWays } from '../layout/contact-ways.tsx'
import { useLastValue } from '../layout/use-last-value.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { RecipientView, useRecipientPage } from '../recipient/recipient-page.tsx'
import { addressText } from './address.messages.ts'

/** The recipient enters the delivery address here. The sender never sees it. */
export function AddressRequestPage({ token }: { token: string }) {
  useFocusRestored()
  const request = useLastValue(useSuspenseQuery(addressRequestQueries.of(token)).data)
  if (!request) return null
  return (
    <article className="page-width pt-10 lg:pt-20">
      {'refusal' in request ? (
        <Note headline={addressText('tooManyRequests')}>
          {addressText('tryAgain', { wait: waitMessage(request.seconds) })}
        </Note>
      ) : (
        <AddressRequestView request={request} token={token} />
      )}
    </article>
  )
}

function AddressRequestView({ request, token }: { request: AddressRequest; token: string }) {
  const [isEditing, setIsEditing] = useState(false)
  const page = useRecipientPage(token)
  if (!request.isOpen || (request.isGiven && !isEditing)) {
    if (!request.isGiven || !page || 'refusal' in page) return <ClosedRequest request={request} />
    return (
      <RecipientView page={page} token={token}>
        {request.isOpen && <GivenAddress onChange={() => setIsEditing(true)} />}
        {!request.isOpen && page.stage === 'expected' && (
          <p className="max-w-[56ch] text-ink-soft">
            {addressText.rich('closed', { ways: () => <ContactWays /> })}
          </p>
        )}
      </RecipientView>
    )
  }
  return (
    <>
      <Note headline={senderLine(request.sender)}>
        {addressText.rich('request', {
          when: () => <When {...request} />,
          area: () => <bdi>{request.zoneName}</bdi>,
        })}
      </Note>
      <AddressForm token={token} zoneName={request.zoneName} onGiven={() => setIsEditing(false)} />
    </>
  )
}

function GivenAddress({ onChange }: { onChange: () => void }) {
  return (
    <div>
      <div role="status">
        <h2 className="font-display text-lg font-normal">{addressText('thanks')}</h2>
      </div>
      <Button variant="quiet" className="mt-4" onClick={onChange}>
        {addressText('change')}
      </Button>
    </div>
  )
}

function senderLine(sender: AddressRequest['sender']): string {
  return sender ? addressText('sentBy', { sender }) : addressText('sentAnonymously')
}

function ClosedRequest({ request }: { request: AddressRequest }) {
  return (
    <Note headline={addressText(request.isGiven ? 'thanks' : 'expired')}>
      {addressText.rich('closed', { ways: () => <ContactWays /> })}
    </Note>
  )
}

function When({ delivery }: Pick<AddressRequest, 'delivery'>) {
  return addressText.rich('when', {
    day: formatDay(delivery.date),
    slot: () => <span className="whitespace-nowrap">{formatWindow(delivery)}</span>,
  })
}

function Note({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <header className="max-w-3xl">
      <h1 className="font-display text-2xl wrap-anywhere">{headline}</h1>
      <p className="mt-4 max-w-[56ch] text-base text-ink-soft">{children}</p>
    </header>
  )
}

interface AddressFormProps {
  token: string
  zoneName: string
  onGiven: () => void
}

/** Address form of the recipient. It always starts empty: another reader of the link must not see a saved address. */
function AddressForm({ token, zoneName, onGiven }: AddressFormProps) {
  const [messages, setMessages] = useState<FieldMessages>({})
  const { pending, run } = useOneAtATime()
  const form = useRef<HTMLFormElement>(null)
  const queryClient = useQueryClient()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    await run(() => send(values))
  }

  async function send(values: FormData) {
    const place = {
      street: textOf(values, 'street'),
      building: textOf(values, 'building'),
      floor: textOf(values, 'floor'),
      notes: textOf(values, 'notes'),
    }
    const toast = notify.loading(formText('saving'), 'address')
    try {
      const result = await giveAddress({ data: { token, place } })
      if (result.ok) {
        notify.success(formText('saved'), undefined, toast)
        await queryClient.invalidateQueries(addressRequestQueries.of(token))
        await queryClient.invalidateQueries(recipientPageQueries.of(token))
        onGiven()
      } else if (result.refusal === 'invalid') {
        const found = problemTexts(result.problems, fieldProblemText)
        notify.error(addressText('notSent'), formText('checkFields'), toast)
        setMessages(found)
        requestAnimationFrame(() => focusFirst(form.current, found))
      } else if (result.refusal === 'too-often') {
        const wait = waitMessage(result.seconds)
        notify.error(addressText('tooManyAttempts'), addressText('tryAgain', { wait }), toast)
      } else {
        notify.error(addressText('linkExpired'), addressText('noMoreChanges'), toast)
        await queryClient.invalidateQueries(addressRequestQueries.of(token))
      }
    } catch {
      notify.error(formText('saveFailed'), formText('tryLater'), toast)
    }
  }

  const bind = (name: 'street' | 'building' | 'floor' | 'notes') => ({
    name,
    error: messages[name],
    onChange: () => setMessages((before) => ({ ...before, [name]: '' })),
  })

  return (
    <form
      method="post"
      ref={form}
      noValidate
      onSubmit={submit}
      className="mt-10 grid max-w-2xl gap-5"
    >
      <TextField
        {...bind('street')}
        label={addressText('street', { area: zoneName })}
        autoComplete="address-line1"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...bind('building')}
          label={addressText('building')}
          autoComplete="address-line2"
        />
        <TextField
          {...bind('floor')}
          label={addressText('floor')}
          optional
          autoComplete="address-line3"
        />
      </div>
      <TextArea
        {...bind('notes')}
        label={addressText('notes')}
        help={addressText('notesHelp')}
        optional
        rows={2}
      />
      <p>
        <Button type="submit" size="large" pending={pending}>
          {addressText('send')}
        </Button>
      </p>
    </form>
  )
}
