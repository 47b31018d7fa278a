/**
 * Where files are kept. Names are paths without a leading slash, `uploads/0f3c….webp`; a file that was kept is never
 * changed, because its name is made from its content.
 */
export interface FileStorage {
  has(name: string): Promise<boolean>
  /** Keeps a file whole or not at all. */
  keep(name: string, content: Uint8Array): Promise<void>
  /** The whole file, or null when there is none of that name. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>
  /**
   * Removes drafts that were last written before `time` (epoch milliseconds), and returns how many: what a process left
   * that ended while it wrote. A storage that takes a file whole or not at all has none.
   */
  removeDrafts(time: number): Promise<number>
}
