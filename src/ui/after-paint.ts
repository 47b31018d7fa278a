/** Calls back when the frame that is due has been painted: the response to an input does not wait. Returns its end. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
