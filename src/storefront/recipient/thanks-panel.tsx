import { type FormEvent, useState } from 'react'
import { getThanksUploadTicket, sendThanks } from '#api/recipient-page.ts'
import { thanksLimits } from '#commerce/orders/recipient-page/recipient-page.ts'
import { fieldProblemText } from '#commerce/texts/field-problem.messages.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { textOf } from '#ui/text-of.ts'
import { OrderPanel } from '../order/order-panel.tsx'
import { PhotoField } from '../order/photo-field.tsx'
import { usePhotoUploads } from '../order/use-photo-uploads.ts'
import { recipientText } from './recipient.messages.ts'
import { useRecipientRequest } from './use-recipient-request.ts'

interface ThanksPanelProps {
  token: string
  /** Null for an anonymous sender. */
  sender: string | null
  state: 'possible' | 'sent'
}

/** The thanks of the recipient, sent once. */
export function ThanksPanel({ token, sender, state }: ThanksPanelProps) {
  if (state === 'possible') return <ThanksForm token={token} sender={sender} />
  return (
    <div role="status">
      <OrderPanel title={recipientText('sent')}>
        <p className="mt-3 max-w-[52ch] text-ink-soft wrap-anywhere">
          {sender ? recipientText('sentNote', { sender }) : recipientText('sentNoteAnonymous')}
        </p>
      </OrderPanel>
    </div>
  )
}

function ThanksForm({ token, sender }: Omit<ThanksPanelProps, 'state'>) {
  const ticket = () => getThanksUploadTicket({ data: { token } })
  const photos = usePhotoUploads({ ticket, most: thanksLimits.photos })
  const [errors, setErrors] = useState<{ photos?: string; message?: string }>({})
  const { send, pending } = useRecipientRequest(token, {
    loading: recipientText('sending'),
    done: recipientText('sent'),
    failed: recipientText('notSent'),
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const message = textOf(new FormData(event.currentTarget), 'message')
    const found = {
      ...(photos.problem === null ? {} : { photos: photos.problem }),
      ...(message.trim() === '' ? { message: fieldProblemText({ code: 'thanks-missing' }) } : {}),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const image = photos.images[0] ?? null
    const refused = await send(() => sendThanks({ data: { token, message, image } }))
    if (refused === null || refused === 'failed') return
    if (refused.refusal === 'invalid') setErrors({ message: fieldProblemText(refused.problem) })
    if (refused.refusal === 'picture-not-found') photos.clear()
  }

  return (
    <OrderPanel title={recipientText('thanks')}>
      <p className="mt-3 max-w-[52ch] text-ink-soft wrap-anywhere">
        {sender ? recipientText('thanksTo', { sender }) : recipientText('thanksToAnonymous')}
      </p>
      <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-6">
        <TextArea
          name="message"
          label={recipientText('message')}
          rows={4}
          maxLength={thanksLimits.messageLength}
          error={errors.message}
          onChange={() => setErrors(({ message: _, ...rest }) => rest)}
        />
        <PhotoField
          photos={photos.photos}
          most={thanksLimits.photos}
          help={recipientText('photoHelp')}
          error={errors.photos}
          onAdd={(files) => {
            setErrors(({ photos: _, ...rest }) => rest)
            photos.add(files)
          }}
          onRemove={photos.remove}
        />
        <p>
          <Button type="submit" pending={pending}>
            {recipientText('send')}
          </Button>
        </p>
      </form>
    </OrderPanel>
  )
}
