/**
 * Storage of files. Names are paths without a leading slash, `uploads/0f3c….webp`. A stored file never changes, because
 * its name contains the hash of its content.
 */
export interface FileStorage {
  has(name: string): Promise<boolean>
  /** Writes a file atomically. */
  write(name: string, content: Uint8Array): Promise<void>
  /** The content, or null if the file does not exist. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Does nothing if the file does not exist. */
  remove(name: string): Promise<void>
  /**
   * Removes temporary files last written before `time` (epoch milliseconds), and returns their number. A process that
   * ends during a write leaves one; storages with atomic uploads have none.
   */
  removeDrafts(time: number): Promise<number>
}
