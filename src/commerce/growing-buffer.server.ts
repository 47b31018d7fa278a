/**
 * Collects a body in one buffer. A list of its parts may take a hundred times their bytes: a client may send every byte
 * by itself.
 */
export function createGrowingBuffer() {
  let store = Buffer.alloc(0)
  let size = 0
  return {
    /** Returns the bytes of memory that the buffer takes in addition. */
    append(part: Uint8Array): number {
      const before = store.length
      if (size + part.length > before) {
        const grown = Buffer.alloc(Math.max(size + part.length, 2 * before))
        grown.set(store)
        store = grown
      }
      store.set(part, size)
      size += part.length
      return store.length - before
    },
    size: () => size,
    content: () => store.subarray(0, size),
  }
}
