import { shopDetails } from '#commerce/shop-details.ts'
import { currentLocale, directions, languageTags } from '#i18n/locale.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { driverTitle } from '../driver-title.messages.ts'

/** The web app manifest of the driver's page, in the language of the request. */
export function driverManifest() {
  const locale = currentLocale()
  return {
    id: '/driver',
    name: `${shopDetails.name}: ${driverTitle('app')}`,
    short_name: driverTitle('app'),
    lang: languageTags[locale],
    dir: directions[locale],
    start_url: withLocale('/driver'),
    // With the sign-in, which would otherwise open in a browser.
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#faf7f2',
    theme_color: '#2c4637',
    icons: [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
  }
}

function icon(size: number, purpose: 'any' | 'maskable') {
  const ending = purpose === 'any' ? '' : '-maskable'
  return {
    src: `/driver-icon-${size}${ending}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }
}
