import { useState } from 'react'
import { type PictureDraft, uploadingPicture } from './picture-draft.ts'
import { uploadPicture } from './upload-picture.ts'

/** The pictures of a form, in their order. Several may be on their way at once, two of them at a time. */
export function usePictureDrafts(initial: readonly PictureDraft[]) {
  const [pictures, setPictures] = useState(initial)

  function change(key: string, changed: Partial<PictureDraft>) {
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  }

  async function bring(file: File, key: string): Promise<void> {
    const answer = await uploadPicture(file, (progress) => change(key, { progress }))
    if (!answer.ok) {
      change(key, { error: answer.reason })
      return
    }
    const { address, placeholder } = answer.picture
    setPictures((all) =>
      all.some((one) => one.address === address)
        ? all.filter((one) => one.key !== key)
        : all.map((one) => (one.key === key ? { ...one, address, placeholder, progress: 1 } : one)),
    )
  }

  async function add(files: readonly File[]): Promise<void> {
    const coming = files.map((file) => ({ file, key: crypto.randomUUID() }))
    setPictures((all) => [
      ...all,
      ...coming.map(({ file, key }) => uploadingPicture(key, file.name)),
    ])
    const waiting = [...coming]
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await bring(next.file, next.key)
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
