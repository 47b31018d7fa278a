/** A picture in a form: uploaded, uploading or failed. */
export interface PictureDraft {
  /** React key, stable during and after the upload. */
  key: string
  name: string
  alt: string
  /** Null until the upload is complete. */
  address: string | null
  placeholder: string | null
  /** Upload progress from 0 to 1. */
  progress: number
  /** The message of a failed upload. */
  error: string | null
}

export function uploadedPicture(picture: {
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
