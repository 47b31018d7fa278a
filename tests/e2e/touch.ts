import type { Locator, Page } from '@playwright/test'

/** Real fingers on a screen: the browser itself makes scrolls, taps and pinches of them. */

interface Point {
  x: number
  y: number
}

const moves = 8

/** One finger from the middle of something, so many pixels to the right and down. */
export async function swipe(page: Page, on: Locator, way: Partial<Point>): Promise<void> {
  const middle = await middleOf(on)
  await drag(page, [middle], (share) => [along(middle, way, share)])
}

/** Two fingers from beside the middle of something, apart until they are so many times further from each other. */
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

/** One finger that rests on something until it has been picked up, and carries it over something else. */
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
