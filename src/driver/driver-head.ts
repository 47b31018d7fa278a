import { withLocale } from '#i18n/localized-path.ts'
import { driverTitle } from './driver-title.messages.ts'

export function driverHead() {
  return {
    meta: [
      { title: driverTitle('page') },
      { name: 'robots', content: 'noindex, nofollow' },
      // Up to the edges of the screen: the buttons keep their distance by themselves.
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'apple-mobile-web-app-title', content: driverTitle('app') },
    ],
    links: [
      { rel: 'manifest', href: withLocale('/driver.webmanifest') },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    ],
  }
}
