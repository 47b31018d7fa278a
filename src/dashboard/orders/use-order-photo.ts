import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { removeOrderPhoto, saveOrderPhoto } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { PhotoKind } from '#commerce/orders/staff/order-photo.ts'
import type { SavedPhoto } from '#commerce/orders/staff/save-order-photo.server.ts'
import { uploadPicture } from '../pictures/upload-picture.ts'
import { sayFailed, sayRefused, saySaved, sayThatItSaves } from '../saving/save.ts'

/** Brings one photograph of an order in, or takes it away. */
export function useOrderPhoto(orderId: string, kind: PhotoKind) {
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [isRemoving, setRemoving] = useState(false)
  const queryClient = useQueryClient()
  const retake = () => queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })

  /** Answers why it was not kept, or nothing when it was. */
  async function keep(file: File): Promise<string | null> {
    const brought = await uploadPicture(file, setProgress, '/api/uploads?of=order')
    if (!brought.ok) return brought.reason
    const { address: image } = brought.picture
    const kept = await saveOrderPhoto({ data: { orderId, kind, image } })
    return kept.ok ? null : whyNot(kept)
  }

  async function bring(file: File): Promise<void> {
    setProblem('')
    setProgress(0)
    try {
      const refusal = await keep(file)
      if (refusal) setProblem(refusal)
      else saySaved()
      await retake()
    } catch {
      setProblem('It could not be kept. Try again.')
    }
    setProgress(null)
  }

  async function remove(): Promise<void> {
    setRemoving(true)
    const toast = sayThatItSaves()
    try {
      const removed = await removeOrderPhoto({ data: { orderId, kind } })
      await retake()
      if (removed.ok) saySaved(toast)
      else sayRefused('There is no such order.', toast)
    } catch {
      sayFailed(toast)
    }
    setRemoving(false)
  }

  return { bring, remove, progress, problem: problem, isRemoving }
}

function whyNot({ refusal }: Extract<SavedPhoto, { ok: false }>): string {
  return refusal === 'nothing-to-photograph'
    ? 'The order has moved on: there is nothing to photograph.'
    : 'It could not be kept. Try again.'
}
