import { tabStorage } from './browser-storage.ts'

const asset = /(?:https?:\/\/[^\s"']+)?\/assets\/[^\s"']+/

/** Files that failed to load in this page, and those that the server is being asked about. */
const failedFiles = new Set<string>()
const askedFiles = new Set<string>()

/**
 * Reloads a page, once for each file, when pressing again would never help: the file is gone with its release, or it is
 * there and the browser remembers that importing it failed, as many do. A lost connection comes back.
 */
export async function reloadReplacedPage(
  failure: unknown,
  page: Pick<Location, 'href' | 'reload'> = location,
): Promise<void> {
  const file = lostFile(failure)
  if (!file) return
  const { href, origin, pathname } = new URL(file, page.href)
  const key = `reloaded:${pathname}`
  const isAsked = askedFiles.has(href)
  if (isAsked || origin !== new URL(page.href).origin || tabStorage.read(key)) return
  askedFiles.add(href)
  const answer = await fetch(href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  askedFiles.delete(href)
  const isRemembered = answer?.ok && failedFiles.has(href)
  failedFiles.add(href)
  if (answer?.status !== 404 && !isRemembered) return
  tabStorage.write(key, 'once')
  // Without storage it could reload for ever.
  if (tabStorage.read(key)) page.reload()
}

/** Safari does not name the file: then any script of the page shows whether its release is there. */
function lostFile(failure: unknown): string | undefined {
  const named = failure instanceof Error ? asset.exec(failure.message)?.[0] : undefined
  return named ?? document.querySelector<HTMLLinkElement>('link[href*="/assets/"]')?.href
}
