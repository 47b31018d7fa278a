import { clsx } from 'clsx'
import { messageCardText } from './message-card.messages.ts'

interface MessageCardProps {
  message: string
  recipient: string
  /** Null if the card is unsigned. */
  sender: string | null
}

// From this length on, the text is smaller.
const longMessage = 120

/** Preview of the card. Arabic text runs from right to left. */
export function MessageCard({ message, recipient, sender }: MessageCardProps) {
  const words = message.trim()
  return (
    <figure className="rounded-sm bg-linen p-5 sm:p-6" aria-label={messageCardText('card')}>
      <div className="grid min-h-64 grid-rows-[auto_1fr_auto] rounded-sm bg-white px-6 py-6">
        <p dir="auto" className="min-h-6 font-display text-base font-normal text-ink-soft">
          {recipient.trim() && `${recipient.trim()},`}
        </p>
        <blockquote
          dir="auto"
          className={clsx(
            // Each line has its own direction.
            'self-center [unicode-bidi:plaintext] py-4 font-display font-normal wrap-anywhere whitespace-pre-wrap',
            words.length > longMessage ? 'text-base leading-relaxed' : 'text-lg',
            !words && 'text-ink-soft',
          )}
        >
          {words || messageCardText('placeholder')}
        </blockquote>
        <p dir="auto" className="min-h-6 font-display text-base font-normal text-ink-soft">
          {sender?.trim()}
        </p>
      </div>
    </figure>
  )
}
