import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import type { Locale } from '#i18n/locale.ts'
import type { SessionEnd } from '../queue/send-reports.ts'
import { SessionEnded } from './session-ended.tsx'

const markupOf = (end: SessionEnd, unsent: number, locale: Locale = 'en') =>
  inLocale(locale, () => renderToStaticMarkup(<SessionEnded end={end} unsent={unsent} />))

it('an account that is no longer a driver is told whom to ask, and that its reports stay', () => {
  const markup = markupOf('not-a-driver', 2)
  expect(markup).toContain('You are no longer a driver')
  expect(markup).toContain('2 reports stay saved on this phone. Ask your super admin')
  expect(markup).not.toContain('Sign in')
  expect(markupOf('not-a-driver', 2, 'ar')).toContain('اطلب من المدير العام')
})

it('a signed-out driver signs in to send, and returns to a page that explains a lost role', () => {
  const markup = markupOf('signed-out', 1)
  expect(markup).toContain('1 report is saved on this phone. Sign in to send.')
  expect(markup).toContain('/login?next=%2Fdriver%3Freports%3Dtrue')
  expect(markupOf('signed-out', 0)).toContain('href="/login?next=%2Fdriver"')
})
