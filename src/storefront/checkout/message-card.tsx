import { clsx } from 'clsx'

export interface MessageCardProps {
  message: string
  recipient: string
  /** Null when it is sent without a name. */
  sender: string | null
}

// From here on the words are written smaller, as a hand would.
const longMessage = 120

/** The card as it will lie between the flowers. Words in Arabic run their own way. */
export function MessageCard({ message, recipient, sender }: MessageCardProps) {
  const words = message.trim()
  return (
    <figure className="rounded-sm bg-linen p-5 sm:p-6" aria-label="The card">
      <div className="grid min-h-64 grid-rows-[auto_1fr_auto] rounded-sm bg-white px-6 py-6">
        <p dir="auto" className="min-h-6 font-display text-base font-normal text-ink-soft">
          {recipient.trim() && `${recipient.trim()},`}
        </p>
        <blockquote
          dir="auto"
          className={clsx(
            'self-center py-4 font-display font-normal wrap-anywhere whitespace-pre-wrap',
            words.length > longMessage ? 'text-base leading-relaxed' : 'text-lg',
            !words && 'text-ink-soft',
          )}
        >
          {words || 'Your words appear here.'}
        </blockquote>
        <p dir="auto" className="min-h-6 font-display text-base font-normal text-ink-soft">
          {sender?.trim()}
        </p>
      </div>
    </figure>
  )
}
