// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../tests/support/show.ts'
import { useSwipeToDismiss } from './use-swipe-to-dismiss.ts'

const dismiss = vi.fn<() => void>()

afterEach(() => {
  vi.resetAllMocks()
  document.dir = ''
})

function Panel() {
  return <div id="panel" data-state="open" {...useSwipeToDismiss(dismiss)} />
}

/** Moves a finger over the panel; returns how far the panel followed it. */
function swipe(by: number): string {
  const page = show(<Panel />)
  const panel = page.container.querySelector<HTMLElement>('#panel')
  if (!panel) throw new Error('No panel.')
  Object.defineProperty(panel, 'offsetWidth', { value: 400 })
  const send = (type: string, clientX: number) =>
    page.run(() => {
      const finger = { pointerId: 1, pointerType: 'touch', clientX, clientY: 0 }
      panel.dispatchEvent(new PointerEvent(type, { ...finger, bubbles: true }))
    })
  send('pointerdown', 300)
  send('pointermove', 300 + by)
  const followed = panel.style.translate
  send('pointerup', 300 + by)
  return followed
}

it.each([
  ['ltr', 200, '200px 0'],
  ['rtl', -200, '-200px 0'],
])('in a page that is %s, a swipe of %i px takes the panel to its edge', (dir, by, followed) => {
  document.dir = dir
  expect(swipe(by)).toBe(followed)
  expect(dismiss).toHaveBeenCalledOnce()
})

it.each([
  ['ltr', -200],
  ['rtl', 200],
])('in a page that is %s, a swipe of %i px leaves the panel open', (dir, by) => {
  document.dir = dir
  expect(swipe(by)).toBe('')
  expect(dismiss).not.toHaveBeenCalled()
})
