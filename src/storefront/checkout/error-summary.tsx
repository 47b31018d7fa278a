import { checkoutErrorText } from './checkout-error.messages.ts'
import type { FieldMessages } from './field-messages.ts'

interface ErrorSummaryProps {
  messages: FieldMessages
  onSelect: (name: string) => void
}

/** The errors to correct, beside the button that was clicked. A single field has the focus already. */
export function ErrorSummary({ messages, onSelect }: ErrorSummaryProps) {
  const wrong = Object.entries(messages)
  if (wrong.length < 2) return null
  return (
    <div className="rounded-sm bg-butter px-4 py-3 text-sm">
      <p className="font-medium">{checkoutErrorText('toCorrect', { count: wrong.length })}</p>
      <ul className="mt-1 grid gap-0.5">
        {wrong.map(([name, message]) => (
          <li key={name}>
            <button
              type="button"
              className="link min-h-6 text-start"
              onClick={() => onSelect(name)}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
