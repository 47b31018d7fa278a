import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveOrderPhoto } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { uploadPicture } from '#api/upload-picture.ts'
import type { PhotoKind } from '#commerce/orders/staff/order-photo.ts'
import { showSaved } from '../saving/save.ts'
import { photoText } from './order-page.messages.ts'

/** Uploads a photograph of an order with its progress. The caller shows a problem beside the photograph. */
export function usePhotoUpload(orderId: string, kind: PhotoKind) {
  const [progress, setProgress] = useState<number | null>(null)
  const queryClient = useQueryClient()
  const { mutate, data, isError } = useMutation({
    networkMode: 'always',
    onMutate: () => setProgress(0),
    mutationFn: async (file: File): Promise<string | null> => {
      const uploaded = await uploadPicture(file, setProgress, {
        address: '/api/uploads?of=order',
      })
      if (!uploaded.ok) return uploaded.reason
      const { address: image } = uploaded.picture
      const saved = await saveOrderPhoto({ data: { orderId, kind, image } })
      if (saved.ok) return null
      return photoText(saved.refusal === 'nothing-to-photograph' ? 'notAllowed' : 'failed')
    },
    onSuccess: async (problem) => {
      if (problem === null) showSaved()
      await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    },
    onSettled: () => setProgress(null),
  })
  return { upload: mutate, progress, problem: isError ? photoText('failed') : data }
}
