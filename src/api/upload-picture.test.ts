import { expect, it, vi } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { uploadPicture } from './upload-picture.ts'

vi.mock('./pictures.ts', () => ({ getUploadTicket: vi.fn() }))

/** A file that was moved, or whose drive was removed, after its selection. */
class LostFile extends File {
  override slice(): Blob {
    const part = super.slice()
    part.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    return part
  }
}

it('uploadPicture returns a reason when the browser cannot read the file', async () => {
  const file = new LostFile(['picture'], 'roses.jpg')
  expect(await uploadPicture(file, () => undefined)).toEqual({
    ok: false,
    reason: 'The upload failed. Try again.',
    isUnusable: false,
  })
})

it.each([
  ['en', 'The file is not a JPEG, PNG, WebP or AVIF.'],
  ['ar', 'الملف ليس صورة بصيغة JPEG أو PNG أو WebP أو AVIF.'],
] as const)(
  'uploadPicture rejects other files in the language of the page: %s',
  async (locale, reason) => {
    const upload = () => uploadPicture(new File(['no picture'], 'a.txt'), () => undefined)
    expect(await inLocale(locale, upload)).toEqual({ ok: false, reason, isUnusable: true })
  },
)
