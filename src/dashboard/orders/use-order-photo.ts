import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeptPhoto } from '#commerce/orders/keep-order-photo.server.ts'
import { staffOrderQueries } from '#commerce/orders/order.queries.ts'
import { keepOrderPhoto, removeOrderPhoto } from '#commerce/orders/order-desk.functions.ts'
import type { PhotoKind } from '#commerce/orders/order-photo.ts'
import { uploadPicture } from '../pictures/upload-picture.ts'
import { sayFailed, sayRefused, saySaved, sayThatItSaves } from '../saving/save.ts'

/** Brings one photograph of an order in, or takes it away. */
export function useOrderPhoto(orderId: string, kind: PhotoKind) {
  const [progress, setProgress] = useState<number | null>(null)
  const [trouble, setTrouble] = useState('')
  const [isRemoving, setRemoving] = useState(false)
  const queryClient = useQueryClient()
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })

  /** Answers why it was not kept, or nothing when it was. */
  async function keep(file: File): Promise<string | null> {
    const brought = await uploadPicture(file, setProgress, '/api/uploads?of=order')
    if (!brought.ok) return brought.reason
    const { address: image } = brought.picture
    const kept = await keepOrderPhoto({ data: { orderId, kind, image } })
    return kept.ok ? null : whyNot(kept)
  }

  async function bring(file: File): Promise<void> {
    setTrouble('')
    setProgress(0)
    try {
      const refusal = await keep(file)
      if (refusal) setTrouble(refusal)
      else saySaved()
      await lookAgain()
    } catch {
      setTrouble('It could not be kept. Try again.')
    }
    setProgress(null)
  }

  async function remove(): Promise<void> {
    setRemoving(true)
    const toast = sayThatItSaves()
    try {
      const removed = await removeOrderPhoto({ data: { orderId, kind } })
      await lookAgain()
      if (removed.ok) saySaved(toast)
      else sayRefused('There is no such order.', toast)
    } catch {
      sayFailed(toast)
    }
    setRemoving(false)
  }

  return { bring, remove, progress, trouble, isRemoving }
}

function whyNot({ refusal }: Extract<KeptPhoto, { ok: false }>): string {
  return refusal === 'nothing-to-photograph'
    ? 'The order has moved on: there is nothing to photograph.'
    : 'It could not be kept. Try again.'
}
