import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where pictures are kept: the folder that STORAGE_URL names, or else one beside the data. */
export function storageFolder(settings: {
  STORAGE_URL?: string | undefined
  DATA_FOLDER: string
}): string {
  return settings.STORAGE_URL
    ? fileURLToPath(settings.STORAGE_URL)
    : join(settings.DATA_FOLDER, 'files')
}
