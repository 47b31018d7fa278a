import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { productQueries } from '#api/catalogue.queries.ts'
import { customerQueries } from '#api/profile.queries.ts'
import { requestStockAlert } from '#api/stock-alerts.ts'
import { isEmail } from '#commerce/email.ts'
import { consentSentence } from '#commerce/personal-data/consent-text.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { TextField } from '#ui/text-field.tsx'
import { notify } from '#ui/toast.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { waitMessage } from '../layout/wait-message.ts'
import { stockAlertFormText as text } from './stock-alert-form.messages.ts'

/** Asks for one email when a sold-out product is back; with the address of a signed-in customer. */
export function StockAlertForm({ productId }: { productId: string }) {
  const { data: profile } = useQuery(customerQueries.current())
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [isSent, setSent] = useState(false)
  const { pending, run } = useOneAtATime()
  const queryClient = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const email = typed ?? profile?.email ?? ''
  // The button that opened the form is gone, so the focus moves into the form.
  useEffect(() => field.current?.focus(), [])

  const send = () =>
    run(async () => {
      try {
        const result = await requestStockAlert({ data: { productId, email } })
        if (result.ok) return setSent(true)
        switch (result.refusal) {
          case 'invalid':
            return setError(fieldProblemText(result.problem))
          case 'too-often':
            return notify.error(
              text('notSaved'),
              formText('tryAgain', { wait: waitMessage(result.seconds) }),
            )
          case 'in-stock':
            notify.success(text('inStock'), text('inStockNote'))
            break
          case 'product-not-found':
            notify.error(text('notSaved'), text('gone'))
        }
        await queryClient.invalidateQueries(productQueries.detail(productId))
      } catch {
        notify.error(text('notSaved'), formText('checkConnection'))
      }
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isEmail(email.trim())) void send()
    else setError(fieldProblemText({ code: 'email-invalid' }))
  }

  if (isSent) return <Sent />
  return (
    <form noValidate method="post" onSubmit={submit} className="mt-4 grid max-w-md gap-3">
      <div className="flex items-end gap-2">
        <TextField
          ref={field}
          label={text('email')}
          type="email"
          name="email"
          autoComplete="email"
          className="grow"
          value={email}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" pending={pending} className={error ? 'self-center' : undefined}>
          {text('send')}
        </Button>
      </div>
      <p className="text-xs text-ink-soft">
        {consentSentence('stock-alert')}{' '}
        <Link to="/$policy" params={{ policy: 'privacy' }} className="link">
          {text('privacy')}
        </Link>
      </p>
    </form>
  )
}

/** Takes the focus, because the button is gone. */
function Sent() {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <p ref={message} tabIndex={-1} className="mt-3 text-base outline-none">
      {text('sent')}
    </p>
  )
}
