/**
 * Node options of the built shop. By default V8 lets the heap grow to several times the live data; these limits keep
 * the process below 250 MB at the same speed. A young generation of full size from the start saves a tenth of the
 * rendering time.
 */
export const shopProgram = [
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  '--max-old-space-size=256',
  'scripts/serve.mjs',
]

/**
 * Environment of the built shop. glibc's per-CPU arenas would fragment the memory of responses: 300 to 500 MB after
 * some minutes of load.
 */
export const shopEnvironment = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
