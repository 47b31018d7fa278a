/** Calls back when the frame that is due has been painted: the response to an input does not wait for it. */
export function afterNextPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
