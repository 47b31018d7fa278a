import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { longestName } from './longest-name.ts'
import { nameMessage } from './name-message.ts'

it('is missing for a valid name', () => {
  expect(nameMessage('سلمى فؤاد')).toBeNull()
})

it.each([
  [
    'evil.example',
    'Enter a name without links or email addresses.',
    'اكتب الاسم دون روابط أو عناوين بريد إلكتروني.',
  ],
  ['Salma\nFouad', 'Remove special characters.', 'احذف الرموز الخاصة.'],
])('says in the language of the request why %j is rejected', (name, english, arabic) => {
  expect(nameMessage(name)).toBe(english)
  expect(inLocale('ar', () => nameMessage(name))).toBe(arabic)
})

it('contains the longest length', () => {
  expect(nameMessage('n'.repeat(longestName + 1))).toContain(String(longestName))
})
