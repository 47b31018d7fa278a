import { expect, it, vi } from 'vitest'
import { uploadPicture } from './upload-picture.ts'

vi.mock('#api/pictures.ts', () => ({ getUploadTicket: vi.fn() }))

/** A file that was moved, or stands on a stick that was pulled out, after it was chosen. */
class LostFile extends File {
  override slice(): Blob {
    const part = super.slice()
    part.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    return part
  }
}

it('a picture that the browser cannot read is answered with a reason', async () => {
  const file = new LostFile(['picture'], 'roses.jpg')
  expect(await uploadPicture(file, () => undefined)).toEqual({
    ok: false,
    reason: 'It could not be brought in. Try again.',
  })
})
