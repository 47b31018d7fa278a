/**
 * How Node runs the built shop. Left to itself it lets its heap grow to several times of what the shop needs before it
 * looks for what is no longer used; with these bounds a page costs as much, and the process stays below 250 MB. What is
 * new has its whole room from the start: in the small one that Node begins with, pages that are being drawn are copied
 * again and again, a tenth of their time.
 */
export const shopProgram = [
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  '--max-old-space-size=256',
  'scripts/serve.ts',
]

/**
 * In which surroundings. The memory of pages that are on their way out comes from glibc, which would keep most of it in
 * pieces, for one processor beside the other: 300 to 500 MB after some minutes of many pages.
 */
export const shopEnvironment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
