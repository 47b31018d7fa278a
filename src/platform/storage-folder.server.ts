import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder for pictures: the one of STORAGE_URL, or one beside the data. */
export function storageFolder(settings: {
  STORAGE_URL?: string | undefined
  DATA_FOLDER: string
}): string {
  return settings.STORAGE_URL
    ? fileURLToPath(settings.STORAGE_URL)
    : join(settings.DATA_FOLDER, 'files')
}
