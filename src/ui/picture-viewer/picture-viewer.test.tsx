// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { showWithDialogs } from '../../../tests/support/show.ts'
import { PictureViewer } from './picture-viewer.tsx'

vi.mock('../use-close-on-back.ts', () => ({ useCloseOnBack: () => undefined }))

afterEach(() => {
  document.dir = ''
})

const pictures = [1, 2, 3].map((place) => ({
  src: `/uploads/${place}.webp`,
  srcSet: '',
  avifSrcSet: '',
  width: 400,
  height: 500,
  alt: `Picture ${place}`,
}))

it.each([
  ['ltr', 'ArrowRight', 'Picture 3'],
  ['ltr', 'ArrowLeft', 'Picture 1'],
  ['rtl', 'ArrowRight', 'Picture 1'],
  ['rtl', 'ArrowLeft', 'Picture 3'],
])('in a page that is %s, %s shows %s after the second', (dir, key, shown) => {
  document.dir = dir
  const page = showWithDialogs(
    <PictureViewer title="Roses" pictures={pictures} first={1} onClose={() => undefined} />,
  )
  const viewer = document.querySelector('[role="dialog"]')
  page.run(() => viewer?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  expect(viewer?.querySelector('img')?.alt).toBe(shown)
})
