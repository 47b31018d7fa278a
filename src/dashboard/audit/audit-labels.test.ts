import { expect, it } from 'vitest'
import { actorLabels, changesOf, subjectLabels } from './audit-labels.ts'
import { formatAuditValue } from './audit-values.ts'

it('labels the actor as far as the shop knows', () => {
  expect(actorLabels({ actorId: 'x', actorName: 'Nadia Mansour' })).toBe('Nadia Mansour')
  expect(actorLabels({ actorId: 'operator', actorName: null })).toBe('Command line')
  expect(actorLabels({ actorId: 'payment-provider', actorName: null })).toBe('Payment provider')
  expect(actorLabels({ actorId: 'x', actorName: null })).toBe('Deleted user')
})

it('labels a deleted subject with the name in the entry', () => {
  const entry = { subject: 'abcdefghij0123456789', subjectName: null, before: null, after: null }
  expect(subjectLabels({ ...entry, before: { name: 'Roses' } })).toBe('Roses')
  expect(subjectLabels({ ...entry, subjectName: 'Tulips', before: { name: 'Roses' } })).toBe(
    'Tulips',
  )
  expect(subjectLabels(entry)).toBe('abcdefghij0123456789')
  expect(subjectLabels({ ...entry, subject: '2026-11-20' })).toBe('Friday 20 November 2026')
})

it('lists only changed fields, without internal ids', () => {
  const before = { name: 'Roses', price: 500, pictures: [], paymentId: 'one', care: '' }
  const after = { name: 'Roses', price: 450, pictures: [], paymentId: 'two', care: null }
  expect(changesOf({ before, after })).toEqual([{ field: 'price', before: 500, after: 450 }])
  expect(changesOf({ before: null, after: { role: 'seller' } })).toEqual([
    { field: 'role', before: undefined, after: 'seller' },
  ])
  expect(changesOf({ before: ['a', 'b'], after: ['b', 'a'] })).toEqual([
    { field: '', before: ['a', 'b'], after: ['b', 'a'] },
  ])
  expect(changesOf({ before: { stock: null }, after: { stock: 0 } })).toHaveLength(1)
  expect(changesOf({ before: null, after: null })).toEqual([])
})

it('lists only the sizes that changed, and all of them where they were sorted', () => {
  const [classic, grand] = [
    { id: 'a', price: 900 },
    { id: 'b', price: 1900 },
  ]
  const dearer = { ...grand, price: 2100 }
  const changesTo = (...after: { id: string; price: number }[]) =>
    changesOf({ before: { furtherVariants: [classic, grand] }, after: { furtherVariants: after } })
  expect(changesTo(classic, dearer)).toEqual([
    { field: 'furtherVariants', before: [grand], after: [dearer] },
  ])
  expect(changesTo(grand, classic)).toEqual([
    { field: 'furtherVariants', before: [classic, grand], after: [grand, classic] },
  ])
  expect(changesTo(classic, grand)).toEqual([])
})

it('reads a size as one line, without ids and empty values', () => {
  const facts = { price: 1900, salePrice: null, stock: null, leadDays: 1, stemCount: 40 }
  const grand = { id: 'b', variantName: 'Grand', variantNameAr: 'كبير', ...facts }
  const sizes = [
    { ...grand, pictures: [{ address: '/a', alt: '' }], isArchived: false },
    { id: null, variantName: 'Petite', variantNameAr: '', price: 500, isArchived: true },
  ]
  const lines = formatAuditValue('furtherVariants', sizes)
    .replace(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00A0', ' ')
    .split('\n')
  expect(lines).toEqual([
    '• Grand / كبير: Price: EGP 1,900, Stock: Made to order, Lead time: 1 day, Stems: 40, Pictures: 1',
    '• Petite: Price: EGP 500, Archived: Yes',
  ])
})
