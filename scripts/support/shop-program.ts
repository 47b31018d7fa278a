/**
 * How Node runs the built shop. Left to itself it lets its heap grow to several times of what the shop needs before it
 * looks for what is no longer used; with these bounds a page costs as much, and the process stays below 250 MB.
 */
export const shopProgram = [
  '--max-semi-space-size=8',
  '--max-old-space-size=256',
  'scripts/serve.ts',
]
