const marginPx = 16
const gapPx = 12

interface Box {
  top: number
  bottom: number
}

/** The highest place of a stack of toasts in a window, below or between the boxes that it must not cover. */
export function freeTop(height: number, boxes: readonly Box[], windowHeight: number): number {
  const sorted = boxes.toSorted((one, other) => one.top - other.top)
  const lowest = windowHeight - height
  const top = below(sorted, height)
  // Without room between the controls of a dialog, at least its head with the close button stays free.
  return top <= lowest ? top : Math.min(below(sorted.slice(0, 1), height), Math.max(lowest, 0))
}

function below(boxes: readonly Box[], height: number): number {
  let top = marginPx
  for (const box of boxes) {
    const isCovered = box.top < top + height + gapPx && box.bottom + gapPx > top
    if (isCovered) top = box.bottom + gapPx
  }
  return top
}

/** Keeps toasts off the header of the page, or off the controls of an open dialog. */
export function keepToastsOffControls(container: HTMLElement): void {
  const place = () => {
    const toasts = [...container.querySelectorAll('[data-sonner-toast][data-visible=true]')]
    const [first] = toasts
    if (!first) return
    const { left, right } = first.getBoundingClientRect()
    const height = toasts.reduce((sum, toast) => sum + toast.getBoundingClientRect().height, 0)
    const boxes = controls()
      .map((control) => control.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.left < right && box.right > left)
      .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
    const top = freeTop(height + gapPx * (toasts.length - 1), boxes, window.innerHeight)
    container.style.setProperty('--toast-top', `${Math.round(top)}px`)
  }
  new MutationObserver(place).observe(document.body, {
    ...{ childList: true, subtree: true },
    attributeFilter: ['data-visible', 'data-mounted', 'data-state'],
  })
  for (const event of ['scroll', 'animationend', 'transitionend'])
    document.addEventListener(event, place, true)
  window.addEventListener('resize', place)
}

function controls(): Element[] {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
  if (dialog)
    return [...dialog.querySelectorAll('header, a[href], button, input, select, textarea')]
  const header = document.querySelector('header')
  return header ? [header] : []
}
