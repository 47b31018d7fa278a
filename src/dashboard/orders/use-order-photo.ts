import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { removeOrderPhoto, saveOrderPhoto } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { PhotoKind } from '#commerce/orders/staff/order-photo.ts'
import type { SavedPhoto } from '#commerce/orders/staff/save-order-photo.server.ts'
import { uploadPicture } from '../pictures/upload-picture.ts'
import { showRefusal, showSaved, showSaveFailed, showSaving } from '../saving/save.ts'

/** Uploads or removes one photograph of an order. */
export function useOrderPhoto(orderId: string, kind: PhotoKind) {
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [isRemoving, setRemoving] = useState(false)
  const queryClient = useQueryClient()
  const refetchOrders = () => queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })

  /** Returns the reason of a refusal, or null. */
  async function upload(file: File): Promise<string | null> {
    const uploaded = await uploadPicture(file, setProgress, '/api/uploads?of=order')
    if (!uploaded.ok) return uploaded.reason
    const { address: image } = uploaded.picture
    const saved = await saveOrderPhoto({ data: { orderId, kind, image } })
    return saved.ok ? null : refusalMessage(saved)
  }

  async function savePhoto(file: File): Promise<void> {
    setProblem('')
    setProgress(0)
    try {
      const refusal = await upload(file)
      if (refusal) setProblem(refusal)
      else showSaved()
      await refetchOrders()
    } catch {
      setProblem('Could not save the photograph. Try again.')
    }
    setProgress(null)
  }

  async function remove(): Promise<void> {
    setRemoving(true)
    const toast = showSaving()
    try {
      const removed = await removeOrderPhoto({ data: { orderId, kind } })
      await refetchOrders()
      if (removed.ok) showSaved(toast)
      else showRefusal('Order not found.', toast)
    } catch {
      showSaveFailed(toast)
    }
    setRemoving(false)
  }

  return { savePhoto, remove, progress, problem, isRemoving }
}

function refusalMessage({ refusal }: Extract<SavedPhoto, { ok: false }>): string {
  return refusal === 'nothing-to-photograph'
    ? 'The status of the order no longer allows a photograph.'
    : 'Could not save the photograph. Try again.'
}
