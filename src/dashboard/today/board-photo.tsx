import { clsx } from 'clsx'
import { Camera } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isInPhase } from '#commerce/orders/order-status.ts'
import type { BoardCard } from '#commerce/orders/staff/board.ts'
import { mayPhotograph } from '#commerce/orders/staff/order-photo.ts'
import { SpinnerRing } from '#ui/spinner.tsx'
import { notify } from '#ui/toast.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { usePhotoUpload } from '../orders/use-photo-upload.ts'
import { boardText } from './today.messages.ts'

/** Photographs the finished bouquet while it is prepared, and the delivered flowers afterwards. */
export function BoardPhoto({
  card: { id, number, status },
  className,
}: {
  card: Pick<BoardCard, 'id' | 'number' | 'status'>
  className: string
}) {
  const kind = isInPhase(status, 'workshop') ? 'bouquet' : 'delivery'
  const { upload, progress, problem } = usePhotoUpload(id, kind)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) notify.error(problem)
  }, [problem])
  // The workshop has not begun a confirmed order.
  if (status === 'confirmed' || !mayPhotograph(status, kind)) return null
  const text = boardText(kind === 'bouquet' ? 'photographBouquet' : 'photographDelivery')
  return (
    <>
      <Tooltip text={text}>
        <button
          type="button"
          aria-label={boardText('action', { action: text, number })}
          disabled={progress !== null}
          onClick={() => input.current?.click()}
          className={clsx(className, 'disabled:opacity-50')}
        >
          {progress === null ? (
            <Camera aria-hidden="true" className="size-4" strokeWidth={1.75} />
          ) : (
            <SpinnerRing />
          )}
        </button>
      </Tooltip>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        capture="environment"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) upload(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
