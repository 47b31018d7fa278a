/**
 * What draws pictures anew. It comes with the first picture, because a process that only sells does without its ten
 * megabytes.
 */
export async function openSharp() {
  const { default: sharp } = await import('sharp')
  // One core at most for pictures: pages are answered by the others.
  sharp.concurrency(1)
  // No picture is written twice: what libvips keeps of the last ones, up to 50 MB, is of no use.
  sharp.cache(false)
  return sharp
}
