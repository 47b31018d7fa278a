/** A picture in a form: brought in already, or on its way. */
export interface PictureDraft {
  /** Stays the same while it is on its way and after. */
  key: string
  name: string
  alt: string
  /** Where it is, once it is in. */
  address: string | null
  placeholder: string | null
  /** How much of it has been sent, from 0 to 1. */
  progress: number
  /** Why it could not be brought in. */
  error: string | null
}

export function pictureInPlace(picture: {
  address: string
  alt: string
  placeholder: string | null
}): PictureDraft {
  return { ...picture, key: picture.address, name: '', progress: 1, error: null }
}

export function uploadingPicture(key: string, name: string): PictureDraft {
  return { key, name, alt: '', address: null, placeholder: null, progress: 0, error: null }
}

export function isUploading(picture: PictureDraft): boolean {
  return picture.address === null && picture.error === null
}
