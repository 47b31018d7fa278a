import { useState } from 'react'
import { eraseRecipientData } from '#api/personal-data.ts'
import { EraseButton } from './erase-button.tsx'
import { dataText } from './personal-data.messages.ts'

/** Erasure of the recipient's own data, after the delivery. The link ends with it, so the page says so until it is left. */
export function RecipientDataSection({ token }: { token: string }) {
  const [isErased, setErased] = useState(false)
  return (
    <section aria-labelledby="recipient-data" className="print:hidden">
      <h2 id="recipient-data" className="font-display text-lg font-normal">
        {dataText('title')}
      </h2>
      <p role="status" className="mt-1 max-w-[52ch] text-ink-soft">
        {dataText(isErased ? 'recipientDeleted' : 'recipientNote')}
      </p>
      {!isErased && (
        <div className="mt-5">
          <EraseButton
            action={dataText('deleteRecipient')}
            title={dataText('deleteRecipientTitle')}
            consequences={dataText('deleteRecipientNote')}
            done={dataText('recipientDeleted')}
            erase={() => eraseRecipientData({ data: { token } })}
            onDone={() => setErased(true)}
          />
        </div>
      )}
    </section>
  )
}
