import { tabStorage } from './browser-storage.ts'

const asset = /(?:https?:\/\/[^\s"']+)?\/assets\/[^\s"']+/

/**
 * Reloads a page of an earlier release whose code is gone: pressing again would never help. Once for each file, and only
 * if the server says that the file does not exist: a lost connection comes back.
 */
export async function reloadReplacedPage(
  failure: unknown,
  page: Pick<Location, 'href' | 'reload'> = location,
): Promise<void> {
  const file = lostFile(failure)
  if (!file) return
  const address = new URL(file, page.href)
  const key = `reloaded:${address.pathname}`
  if (address.origin !== new URL(page.href).origin || tabStorage.read(key)) return
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status !== 404) return
  tabStorage.write(key, 'once')
  // Without storage it could reload for ever.
  if (tabStorage.read(key)) page.reload()
}

/** Safari does not name the file: then any script of the page tells whether its release is there. */
function lostFile(failure: unknown): string | undefined {
  const named = failure instanceof Error ? asset.exec(failure.message)?.[0] : undefined
  return named ?? document.querySelector<HTMLLinkElement>('link[href*="/assets/"]')?.href
}
