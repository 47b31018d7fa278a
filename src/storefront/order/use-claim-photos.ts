import { useEffect, useRef, useState } from 'react'
import { getClaimUploadTicket } from '#api/claims.ts'
import { uploadPicture } from '#api/upload-picture.ts'
import { claimLimits } from '#commerce/claims/claim.ts'
import { claimFormText } from './claim-form.messages.ts'

/** A selected photograph. `preview` is an object URL of the file. */
export interface ClaimPhoto {
  key: string
  preview: string
  state: 'uploading' | 'uploaded' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** The address of the uploaded picture. */
  image: string | null
  error: string | null
}

/** The photographs of a claim. They upload one after another, as soon as they are selected. */
export function useClaimPhotos(orderId: string) {
  const [photos, setPhotos] = useState<readonly ClaimPhoto[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const previews = useRef<string[]>([])
  // The browser keeps the files of object URLs until they are revoked.
  useEffect(() => () => previews.current.forEach(URL.revokeObjectURL), [])

  function change(key: string, changed: Partial<ClaimPhoto>) {
    setPhotos((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  }

  async function upload(file: File, key: string): Promise<void> {
    const ticket = () => getClaimUploadTicket({ data: { orderId } })
    const result = await uploadPicture(file, (progress) => change(key, { progress }), { ticket })
    if (!result.ok) return change(key, { state: 'failed', error: result.reason })
    const image = result.picture.address
    setPhotos((all) =>
      all.some((one) => one.image === image)
        ? all.filter((one) => one.key !== key)
        : all.map((one) => (one.key === key ? { ...one, state: 'uploaded', image } : one)),
    )
  }

  return {
    photos,
    images: photos.flatMap(({ image }) => image ?? []),
    /** Why the photographs cannot be sent yet, or null. */
    problem: problemOf(photos),
    add(files: readonly File[]) {
      const added = files.slice(0, claimLimits.photos - photos.length).map((file) => {
        const preview = URL.createObjectURL(file)
        previews.current.push(preview)
        return { file, photo: selected(preview) }
      })
      setPhotos((all) => [...all, ...added.map(({ photo }) => photo)])
      for (const { file, photo } of added) {
        queue.current = queue.current.then(() => upload(file, photo.key))
      }
    },
    remove: (key: string) => setPhotos((all) => all.filter((one) => one.key !== key)),
    clear: () => setPhotos([]),
  }
}

function selected(preview: string): ClaimPhoto {
  const key = crypto.randomUUID()
  return { key, preview, state: 'uploading', progress: 0, image: null, error: null }
}

function problemOf(photos: readonly ClaimPhoto[]): string | null {
  if (photos.length === 0) return claimFormText('photosMissing')
  if (photos.some(({ state }) => state === 'uploading')) {
    return claimFormText('photosUploading')
  }
  return photos.some(({ state }) => state === 'failed') ? claimFormText('photosFailed') : null
}
