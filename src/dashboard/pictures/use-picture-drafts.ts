import { useState } from 'react'
import { uploadPicture } from '#api/upload-picture.ts'

/** The pictures of a form in their order. */
export function usePictureDrafts(initial: readonly PictureDraft[]) {
  const [pictures, setPictures] = useState(initial)
  return pictureDraftsOf(pictures, setPictures)
}

type SetPictures = (
  next: readonly PictureDraft[] | ((before: readonly PictureDraft[]) => readonly PictureDraft[]),
) => void

/** The changes of pictures that the caller holds. Uploads run two at a time. */
export function pictureDraftsOf(pictures: readonly PictureDraft[], setPictures: SetPictures) {
  function change(key: string, changed: Partial<PictureDraft>) {
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  }

  async function upload(file: File, key: string): Promise<void> {
    const result = await uploadPicture(file, (progress) => change(key, { progress }))
    if (!result.ok) {
      change(key, { error: result.reason })
      return
    }
    const { address, placeholder } = result.picture
    setPictures((all) =>
      all.some((one) => one.address === address)
        ? all.filter((one) => one.key !== key)
        : all.map((one) => (one.key === key ? { ...one, address, placeholder, progress: 1 } : one)),
    )
  }

  async function add(files: readonly File[]): Promise<void> {
    const added = files.map((file) => ({ file, key: crypto.randomUUID() }))
    setPictures((all) => [
      ...all,
      ...added.map(({ file, key }) => uploadingPicture(key, file.name)),
    ])
    const queue = [...added]
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await upload(next.file, next.key)
    }
    await Promise.all([worker(), worker()])
  }

  return {
    pictures,
    setPictures,
    add,
    change,
    remove: (key: string) => setPictures((all) => all.filter((one) => one.key !== key)),
  }
}

export interface PictureDraft {
  /** React key, stable during and after the upload. */
  key: string
  name: string
  alt: string
  altAr?: string | undefined
  /** Null until the upload is complete. */
  address: string | null
  placeholder: string | null
  /** Upload progress from 0 to 1. */
  progress: number
  error: string | null
}

export function uploadedPicture(picture: {
  address: string
  alt: string
  altAr?: string | undefined
  placeholder: string | null
}): PictureDraft {
  return { ...picture, key: picture.address, name: '', progress: 1, error: null }
}

function uploadingPicture(key: string, name: string): PictureDraft {
  return { key, name, alt: '', address: null, placeholder: null, progress: 0, error: null }
}

export function isUploading(picture: PictureDraft): boolean {
  return picture.address === null && picture.error === null
}
