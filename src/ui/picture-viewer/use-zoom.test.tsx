// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../../tests/support/show.ts'
import { useZoom } from './use-zoom.ts'

const navigate = vi.fn<(by: 1 | -1) => void>()

afterEach(() => {
  vi.resetAllMocks()
  document.dir = ''
})

function Frame() {
  const { handlers } = useZoom({ onNavigate: navigate, onDismiss: () => undefined })
  return <div id="frame" {...handlers} />
}

it.each([
  ['ltr', -200, 1],
  ['ltr', 200, -1],
  ['rtl', 200, 1],
  ['rtl', -200, -1],
])('in a page that is %s, a swipe of %i px moves by %i picture', (dir, by, step) => {
  document.dir = dir
  const page = show(<Frame />)
  const frame = page.container.querySelector<HTMLElement>('#frame')
  if (!frame) throw new Error('No frame.')
  frame.setPointerCapture = () => undefined
  const send = (type: string, clientX: number) =>
    page.run(() => {
      frame.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, bubbles: true }))
    })
  send('pointerdown', 300)
  send('pointermove', 300 + by)
  send('pointerup', 300 + by)
  expect(navigate).toHaveBeenCalledExactlyOnceWith(step)
})
