const longestEdge = 1600
const quality = 0.8

/**
 * A photograph of a phone camera, small enough for a bad connection: a tenth of its bytes, without place and time of the
 * camera. Null for a file that the browser cannot show.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  } catch {
    return null
  }
}
