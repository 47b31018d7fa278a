/** Imports sharp with the first picture, because a process that never encodes one saves its ten megabytes. */
export async function openSharp() {
  const { default: sharp } = await import('sharp')
  // One core for pictures: the others serve requests.
  sharp.concurrency(1)
  // No picture is encoded twice, so the cache of libvips (up to 50 MB) is useless.
  sharp.cache(false)
  return sharp
}
