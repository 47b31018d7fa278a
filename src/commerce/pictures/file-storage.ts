/**
 * Where files are kept. Names are paths without a leading slash, `uploads/0f3c….webp`; a file that was kept is never
 * changed, because its name is made from its content.
 */
export interface FileStorage {
  has(name: string): Promise<boolean>
  /** Keeps a file whole or not at all. */
  keep(name: string, content: Uint8Array): Promise<void>
}
