import type { Locator, Page } from '@playwright/test'

/** Touch input by the DevTools protocol, so that the browser itself recognizes scrolls, taps and pinches. */

interface Point {
  x: number
  y: number
}

const moves = 8

/** Swipes with one finger from the center of an element, by the given pixels. */
export async function swipe(page: Page, on: Locator, way: Partial<Point>): Promise<void> {
  const middle = await middleOf(on)
  await drag(page, [middle], (share) => [along(middle, way, share)])
}

/** Pinches with two fingers around the center of an element, by the given factor. */
export async function pinch(page: Page, on: Locator, times: number): Promise<void> {
  const { x, y } = await middleOf(on)
  const half = 40
  const fingers = (share: number) => {
    const out = half * (1 + (times - 1) * share)
    return [
      { x: x - out, y },
      { x: x + out, y },
    ]
  }
  await drag(page, fingers(0), fingers)
}

/** Long press on an element, then drags it over another one. */
export async function dragByTouch(
  page: Page,
  { on, over, untilPickedUp }: { on: Locator; over: Locator; untilPickedUp: () => Promise<void> },
): Promise<void> {
  const from = await middleOf(on)
  const to = await middleOf(over)
  const way = { x: to.x - from.x, y: to.y - from.y }
  await drag(page, [from], (share) => [along(from, way, share)], untilPickedUp)
}

async function drag(
  page: Page,
  begun: Point[],
  at: (share: number) => Point[],
  beforeMoving = async () => {},
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  await touch('touchStart', begun)
  await beforeMoving()
  for (let move = 1; move <= moves; move++) await touch('touchMove', at(move / moves))
  await touch('touchEnd', [])
  await session.detach()
}

function along(from: Point, { x = 0, y = 0 }: Partial<Point>, share: number): Point {
  return { x: from.x + x * share, y: from.y + y * share }
}

async function middleOf(on: Locator): Promise<Point> {
  const box = await on.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
