import { describe, expect, it } from 'vitest'
import { readQuery } from './query-parts.ts'

const catalogue = ['rose', 'tulip', 'box', 'moss']

function parts(query: string, hasIntents = true) {
  const isInCatalogue = (beginning: string) => catalogue.some((word) => word.startsWith(beginning))
  return readQuery(query, { hasIntents, isInCatalogue })
}

const meaningsOf = (query: string) => parts(query).flatMap(({ meanings }) => meanings)

describe('readQuery', () => {
  it.each([
    ['birthday', 'rose'],
    ['birthd', 'rose'],
    ['brithday', 'rose'],
    ['happy birthday', 'rose'],
    ['gift for mother', 'peony'],
    ["Mother's Day", 'peony'],
    ['flowers for my wife', 'rose'],
    ['get well soon', 'chamomile'],
    ['thank you', 'card'],
    ['sorry for your loss', 'lily'],
    ['ورد', 'rose'],
    ['الوردة', 'rose'],
    ['باقة توليب', 'tulip'],
    ['عباد الشمس', 'sunflower'],
    ['عبّاد شمس', 'sunflower'],
    ['عيد الأم', 'peony'],
    ['هدية لأمي', 'peony'],
    ['هديه لماما', 'peony'],
    ['عيد ميلاد سعيد', 'chocolate'],
    ['شوكولاته', 'chocolate'],
  ])('reads %j as %s', (query, meaning) => {
    expect(meaningsOf(query)).toContain(meaning)
  })

  it.each(['rose', 'red tulips', 'moss', 'rosse', 'tulop', 'vase 12', 'ro'])(
    'reads %j as its words alone',
    (query) => {
      expect(meaningsOf(query)).toEqual([])
      expect(parts(query).every(({ isOptional }) => !isOptional)).toBe(true)
    },
  )

  it('takes requests for optional, and their phrases as one part', () => {
    expect(
      parts('gift box for get well').map(({ terms, isOptional }) => [terms, isOptional]),
    ).toEqual([
      [['gift'], true],
      [['box'], false],
      [['get', 'well'], false],
    ])
  })

  it('translates for staff, and gives them no suggestions', () => {
    expect(parts('توليب', false)).toEqual([
      { terms: ['توليب'], meanings: ['tulip'], isOptional: false },
    ])
    expect(parts('birthday gift', false)).toEqual([
      { terms: ['birthday'], meanings: [], isOptional: false },
      { terms: ['gift'], meanings: [], isOptional: false },
    ])
  })
})
