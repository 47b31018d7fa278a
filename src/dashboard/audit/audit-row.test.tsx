import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { AuditLogEntry } from '#commerce/audit/audit-entry.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { AuditRow } from './audit-row.tsx'

vi.mock('@tanstack/react-router', () => ({ Link: 'a' }))

const entry: AuditLogEntry = {
  id: 'entry',
  at: 0,
  actorId: 'nadia',
  actorName: 'نادية منصور',
  action: 'profile.changed',
  kind: 'people',
  subject: 'layla',
  subjectName: 'ليلى 12',
  before: { surname: 'عادل 7' },
  after: { surname: 'كريم 9' },
  mentions: {},
  network: null,
}

it('isolates names and values in a sentence, so that Arabic ones reorder nothing', () => {
  const page = document(entry)
  for (const text of ['نادية منصور', 'ليلى 12', 'عادل 7', 'كريم 9']) {
    expect(page).toMatch(new RegExp(`<bdi[^>]*>${text}</bdi>`))
  }
})

it('keeps the brackets of an Arabic sentence in its direction', () => {
  const moved = {
    ...entry,
    before: { surname: 'a', name: 'b' },
    after: { surname: 'c', name: 'd' },
  }
  const page = inLocale('ar', () => document(moved))
  expect(page).toMatch(/<bdi dir="rtl"[^>]*> \(<\/bdi>/)
  expect(page).toMatch(/<bdi dir="rtl"[^>]*>\)<\/bdi>/)
})

it('isolates each of several names before and after', () => {
  const names = { a: 'باقة ورد', b: 'Tulips' }
  const mentions = Object.fromEntries(
    Object.entries(names).map(([id, name]) => [id, { kind: 'order', name } as const]),
  )
  const after = { orderIds: ['a', 'b'] }
  expect(document({ ...entry, before: null, after, mentions })).toContain('<bdi>باقة ورد</bdi>')
  const categories = { a: { kind: 'category', name: 'ورد 3' } } as const
  expect(
    document({ ...entry, before: null, after: { categories: ['a', 'x'] }, mentions: categories }),
  ).toContain('\u2068ورد 3\u2069, x')
})

it('reads sizes in the direction of the page, whatever the script of their names', () => {
  const sizes = [{ id: 'a', variantName: 'Grand', variantNameAr: '', price: 900 }]
  const page = document({ ...entry, before: null, after: { furtherVariants: sizes } })
  expect(page).toContain('Grand')
  expect(page).not.toContain('dir="auto"')
})

function document(shown: AuditLogEntry): string {
  return renderToStaticMarkup(<AuditRow entry={shown} />)
}
