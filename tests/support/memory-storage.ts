import type { FileStorage } from '#commerce/pictures/file-storage.ts'

/** Files in memory: a test can read them, and make the next write fail. */
export interface MemoryStorage extends FileStorage {
  readonly kept: Map<string, Uint8Array>
  failing: boolean
}

export function createMemoryStorage(): MemoryStorage {
  const kept = new Map<string, Uint8Array>()
  const storage: MemoryStorage = {
    kept,
    failing: false,
    has: async (name) => kept.has(name),
    async write(name, content) {
      if (storage.failing) throw new Error('The disk is full.')
      kept.set(name, content)
    },
    async read(name) {
      const content = kept.get(name)
      return content ? new Uint8Array(content) : null
    },
    async remove(name) {
      kept.delete(name)
    },
    removeDrafts: async () => 0,
  }
  return storage
}
