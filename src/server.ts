import { setImmediate as nextTurn } from 'node:timers/promises'
import { createServerEntry, createStartHandler } from '@tanstack/react-start/server'
import { refreshSettings } from '#commerce/settings/refresh-settings.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import type { Locale } from '#i18n/locale.ts'
import { scriptInLocale } from '#i18n/locale-assets.ts'
import { localeOfRequest } from '#i18n/locale-of-request.ts'
import { type RunningShop, runShop } from '#platform/http/http-server.server.ts'
import { pictures } from '#platform/http/pictures.server.ts'
import { acceptPlainCall } from '#platform/http/plain-calls.server.ts'
import { renderPage } from '#platform/http/render-page.server.tsx'
import { errors, log, shop } from '#platform/services.server.ts'
import { writeAllToLog } from '#platform/write-all-to-log.server.ts'

const uploads = pictures(shop.files, log)
// Adds the status set by failed reads to the response, and handles aborted requests.
const entryIn = (locale: Locale) =>
  createServerEntry({
    fetch: createStartHandler({
      handler: renderPage,
      transformAssets: ({ url, kind }) => (kind === 'script' ? scriptInLocale(url, locale) : url),
    }),
  })
const entries: Record<Locale, ReturnType<typeof entryIn>> = { en: entryIn('en'), ar: entryIn('ar') }
const pages = async (request: Request) => {
  // Yields before rendering, so that waiting requests are accepted or refused first. Later would be slower: a request
  // that waits with its loaded data is copied by every young-generation garbage collection.
  await nextTurn()
  await acceptPlainCall(request)
  await refreshSettings(shop)
  const locale = localeOfRequest(request)
  return inLocale(locale, () => entries[locale].fetch(request))
}

/** For the development server: pages, and uploaded pictures. */
export default { fetch: (request: Request) => uploads(request, () => pages(request)) }

/** Starts the shop with the client build of a folder. */
export async function listen(clientFolder: string): Promise<RunningShop> {
  writeAllToLog(log, errors)
  const running = await runShop(pages, clientFolder)
  // In the background, so that the first search does not wait for the index of a large catalogue.
  shop.search
    .refresh()
    .catch((error: unknown) => log.error('search index not built', { error: String(error) }))
  return running
}
