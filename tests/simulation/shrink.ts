/**
 * The shortest script that it finds to still fail: drops ever smaller parts (delta debugging), at most `tries` times.
 */
export async function shrink<Part>(
  script: readonly Part[],
  stillFails: (shorter: readonly Part[]) => Promise<boolean>,
  tries: number,
): Promise<readonly Part[]> {
  let shortest = script
  let size = Math.ceil(script.length / 2)
  for (let left = tries; left > 0 && size > 0; ) {
    const before = shortest.length
    // From the end, because most early steps set the stage.
    for (let end = shortest.length; end > 0 && left > 0; end -= size, left--) {
      const shorter = [...shortest.slice(0, Math.max(0, end - size)), ...shortest.slice(end)]
      if (await stillFails(shorter)) shortest = shorter
    }
    if (size > 1) size = Math.floor(size / 2)
    else if (shortest.length === before) break
  }
  return shortest
}
