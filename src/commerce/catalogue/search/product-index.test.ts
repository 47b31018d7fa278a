import { describe, expect, it } from 'vitest'
import { demoCategories, demoProducts } from '#database/seed/demo-catalogue.ts'
import { createProductIndex, type ProductDocument } from './product-index.ts'

function document(id: string, change: Partial<ProductDocument> = {}): ProductDocument {
  return {
    ...{ id, name: id, description: '', category: 'shelf', categoryName: 'Shelf' },
    ...{ price: 100, salePrice: null, saleStartDate: null, saleEndDate: null },
    ...{ isArchived: false, colours: [], flowers: [], sizes: [], leadDays: 0 },
    ...{ createdAt: 1, updatedAt: 1, ...change },
  }
}

function indexOf(documents: readonly ProductDocument[]) {
  const index = createProductIndex()
  for (const one of documents) index.put(one)
  const find = (query: string) =>
    index
      .find(query)
      .toSorted((one, other) => other.score - one.score)
      .map(({ product }) => product.id)
  return { index, find }
}

const named = (...names: string[]) => indexOf(names.map((name) => document(name)))

describe('a product index finds', () => {
  const { find } = named('Ten peonies', 'One peony', 'Red roses', 'Tulips', 'Sunflowers', 'Iris')

  it.each([
    ['a plural', 'peonies', ['Ten peonies', 'One peony']],
    ['a singular', 'peony', ['Ten peonies', 'One peony']],
    ['neither the one nor the other', 'peonie', ['Ten peonies', 'One peony']],
    ['the beginning of a plural', 'peoni', ['Ten peonies', 'One peony']],
    ['an extra letter', 'rosse', ['Red roses']],
    ['swapped letters in a plural', 'tulpis', ['Tulips']],
    ['a missing letter', 'sunflowr', ['Sunflowers']],
    ['a beginning', 'sunf', ['Sunflowers']],
    ['two letters', 'ro', ['Red roses']],
    ['a plural with -es', 'irises', ['Iris']],
    ['capital letters and accents', 'RÓSE', ['Red roses']],
    ['all terms, in any order', 'rose red', ['Red roses']],
  ])('products by %s', (_how, query, found) => {
    expect(find(query).toSorted()).toEqual(found.toSorted())
  })

  it.each([
    ['a term that no product has', 'rose bicycle'],
    ['terms that no product has together', 'red tulip'],
    ['one letter', 'r'],
    ['stop words', 'with the'],
    ['nothing', '  '],
  ])('no product by %s', (_how, query) => {
    expect(find(query)).toEqual([])
  })

  it('products by Arabic words in another spelling', () => {
    expect(named('باقة ورد أحمر').find('باقه احمر')).toHaveLength(1)
  })

  it('products by their category and description', () => {
    const { find } = indexOf([
      document('one', { categoryName: 'Spring bulbs' }),
      document('two', { description: 'With hydrangeas.' }),
    ])
    expect([find('bulb'), find('hydrangea')]).toEqual([['one'], ['two']])
  })
})

describe('a product index of Arabic names', () => {
  const { find } = named('ورد أحمر', 'وردتين بيضاء', 'باقة زهور', 'توليب وردي', 'عباد الشمس')

  it.each([
    ['ورد احمر', ['ورد أحمر']],
    ['الورد الأحمر', ['ورد أحمر']],
    ['ورود حمراء', ['ورد أحمر']],
    ['وَرْدَة حَمْرَا', ['ورد أحمر']],
    ['ورد', ['ورد أحمر', 'وردتين بيضاء']],
    ['بالورود', ['ورد أحمر', 'وردتين بيضاء']],
    ['rose', ['ورد أحمر', 'وردتين بيضاء']],
    ['red roses', ['ورد أحمر']],
    ['rosse', ['ورد أحمر', 'وردتين بيضاء']],
    ['بوكيه', ['باقة زهور']],
    ['bouquet', ['باقة زهور']],
    ['أزهار', ['باقة زهور']],
    ['زهرة', ['باقة زهور']],
    ['وردية', ['توليب وردي']],
    ['pink', ['توليب وردي']],
    ['تولبي', ['توليب وردي']],
    ['عبّاد شمس', ['عباد الشمس']],
    ['sunflowers', ['عباد الشمس']],
  ])('finds by %j', (query, found) => {
    expect(find(query).toSorted()).toEqual(found.toSorted())
  })

  it('finds by an occasion in the other language', () => {
    const { find } = named('باقة عيد ميلاد', 'Eid box')
    expect(find('birthday')).toEqual(['باقة عيد ميلاد'])
    expect(find('عيد ميلاد')).toEqual(['باقة عيد ميلاد'])
    expect(find('العيد')).toEqual(['باقة عيد ميلاد', 'Eid box'])
  })

  it('leaves what English finds alone where a name has English too', () => {
    expect(named('Spring bouquet باقة ورد').find('rose')).toEqual([])
  })
})

describe('a product index of the demo catalogue', () => {
  const nameOf = new Map(demoCategories.map(({ slug, name }) => [slug, name]))
  const index = createProductIndex()
  for (const { slug, name, description, category } of demoProducts) {
    const categoryName = nameOf.get(category) ?? ''
    index.put(document(slug, { name, description, category, categoryName }))
  }
  const ranked = (query: string) =>
    index
      .find(query, true)
      .toSorted((one, other) => other.score - one.score)
      .map(({ product }) => product)

  it.each([
    ...['birthday', 'anniversary', 'mother', "valentine's day", 'wedding', 'condolences'],
    ...['get well soon', 'graduation', 'new baby', 'thank you', 'sorry', 'housewarming'],
    ...['ramadan', 'for a friend', 'gift for father', 'birthday gift for my sister'],
    ...['عيد ميلاد', 'عيد الأم', 'هدية لأمي', 'فرح', 'عزاء', 'مبروك التخرج', 'ورد لحبيبتي'],
  ])('has at least five suggestions for %j', (query) => {
    expect(ranked(query).length).toBeGreaterThanOrEqual(5)
  })

  it.each([
    ['peonie', 'peonies'],
    ['sunfl', 'sunflowers'],
    ['ورد', 'roses'],
    ['التوليب', 'tulips'],
    ['بيوني', 'peonies'],
    ['عبّاد الشمس', 'sunflowers'],
    ['أوركيد أبيض', 'orchids'],
    ['gift', 'gifts'],
    ['present', 'gifts'],
    ['هدايا', 'gifts'],
    ['ورود', 'roses'],
    ['وردة حمراء', 'roses'],
    ['فازات', 'vases-and-boxes'],
    ['زنبق هولندي', 'tulips'],
    ['تولب', 'tulips'],
  ])('has first for %j a product of the category %s', (query, category) => {
    expect(ranked(query)[0]?.category).toBe(category)
  })

  it.each([
    ['ورد أحمر', 'ورد احمر'],
    ['ورد أحمر', 'الورد الأحمر'],
    ['باقة ورد', 'باقات الورود'],
    ['هدية لأمي', 'هديه لامي'],
  ])('has the same for %j and %j', (one, other) => {
    expect(ranked(one).length).toBeGreaterThan(0)
    expect(ranked(one)).toEqual(ranked(other))
  })

  it('has all products for a request that names none', () => {
    expect(ranked('flowers for you')).toHaveLength(demoProducts.length)
  })
})

describe('a product index ranks', () => {
  it('a product that has the word above one that suits the occasion', () => {
    const { index } = named('Red roses', 'Mother of pearl')
    const scores = index.find('mother', true).map(({ product, score }) => [product.id, score])
    expect(scores).toEqual([
      ['Red roses', 3],
      ['Mother of pearl', 11],
    ])
  })

  it('the name above the category above the description', () => {
    const { find } = indexOf([
      document('one', { description: 'Roses' }),
      document('two', { categoryName: 'Roses' }),
      document('three', { name: 'Roses', description: 'Roses' }),
    ])
    expect(find('roses')).toEqual(['three', 'two', 'one'])
  })

  it('a whole word above a beginning', () => {
    expect(named('Rosemary', 'Rose').find('rose')).toEqual(['Rose', 'Rosemary'])
  })

  it('a typo in a whole word above one in a beginning', () => {
    expect(named('Rosemary', 'Rose').find('rosse')).toEqual(['Rose', 'Rosemary'])
  })

  it('a product with all terms in its name above one with some', () => {
    const { find } = indexOf([
      document('one', { name: 'Roses', description: 'Red' }),
      document('two', { name: 'Red roses' }),
    ])
    expect(find('red roses')).toEqual(['two', 'one'])
  })
})

describe('a product index', () => {
  it('replaces a product', () => {
    const { index, find } = named('Roses')
    index.put(document('Roses', { name: 'Lilies', updatedAt: 2 }))
    expect([find('roses'), find('lilies')]).toEqual([[], ['Roses']])
    expect([index.size(), index.outdated(), index.get('Roses')?.updatedAt]).toEqual([1, 1, 2])
  })

  it('removes a product, and ignores one that it does not have', () => {
    const { index, find } = named('Roses', 'White roses')
    index.remove('Roses')
    index.remove('Roses')
    expect(find('roses')).toEqual(['White roses'])
    expect([[...index.ids()], index.size(), index.get('Roses')]).toEqual([
      ['White roses'],
      1,
      undefined,
    ])
  })
})
