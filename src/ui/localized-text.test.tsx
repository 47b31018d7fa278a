import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { LocalizedText } from './localized-text.tsx'

it('marks a text in the other language than the page', () => {
  const show = (text: string) => renderToStaticMarkup(<LocalizedText>{text}</LocalizedText>)
  expect(show('Roses')).toBe('Roses')
  expect(show('ورد')).toBe('<bdi lang="ar" dir="rtl">ورد</bdi>')
  inLocale('ar', () => {
    expect(show('ورد')).toBe('ورد')
    expect(show('Roses')).toBe('<bdi lang="en" dir="ltr">Roses</bdi>')
  })
})
