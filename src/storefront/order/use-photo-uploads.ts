import { useEffect, useRef, useState } from 'react'
import { uploadPicture } from '#api/upload-picture.ts'
import { photoFieldText } from './photo-field.messages.ts'

/** A selected photograph. `preview` is an object URL of the file. */
export interface UploadedPhoto {
  key: string
  preview: string
  state: 'uploading' | 'uploaded' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** The address of the uploaded picture. */
  image: string | null
  error: string | null
}

interface PhotoUploads {
  /** Requests the ticket of one upload; null if the server refuses one. */
  ticket: () => Promise<string | null>
  /** The largest number of photographs. */
  most: number
}

/** Photographs of a customer. They upload one after another, as soon as they are selected. */
export function usePhotoUploads({ ticket, most }: PhotoUploads) {
  const [photos, setPhotos] = useState<readonly UploadedPhoto[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const previews = useRef<string[]>([])
  // The browser keeps the files of object URLs until they are revoked.
  useEffect(() => () => previews.current.forEach(URL.revokeObjectURL), [])

  function change(key: string, changed: Partial<UploadedPhoto>) {
    setPhotos((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  }

  async function upload(file: File, key: string): Promise<void> {
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
      const added = files.slice(0, Math.max(0, most - photos.length)).map((file) => {
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

function selected(preview: string): UploadedPhoto {
  const key = crypto.randomUUID()
  return { key, preview, state: 'uploading', progress: 0, image: null, error: null }
}

function problemOf(photos: readonly UploadedPhoto[]): string | null {
  if (photos.some(({ state }) => state === 'uploading')) return photoFieldText('uploadsRunning')
  return photos.some(({ state }) => state === 'failed') ? photoFieldText('uploadsFailed') : null
}
