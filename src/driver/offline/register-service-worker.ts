import { withLocale } from '#i18n/localized-path.ts'
import { trustedScript } from '#platform/trusted-types.ts'

/**
 * Registers the service worker, and lets it keep this page for a time without a signal. It is told which scripts the
 * page has loaded, because some load with their first use.
 */
export async function registerServiceWorker(): Promise<void> {
  // The development server has no assets to keep.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const scope = withLocale('/driver')
  await navigator.serviceWorker.register(trustedScript('/driver-worker.js'), { scope })
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ loaded: loadedAssets() })
  // Otherwise a browser may clear the storage of a page that is rarely opened.
  await navigator.storage.persist()
}

function loadedAssets(): string[] {
  const { origin } = window.location
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((address) => address.origin === origin && address.pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  return [...new Set(paths)]
}
