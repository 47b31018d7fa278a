/** Set by `npm run test:long`: use cases run on both engines, and repeated tests run in full. */
export const isThorough = process.env.TEST_THOROUGH === '1'

/** How often a test repeats its work: fewer times in `npm test`, which has to end within ten minutes. */
export function rounds({ quick, thorough }: { quick: number; thorough: number }): number {
  return isThorough ? thorough : quick
}
