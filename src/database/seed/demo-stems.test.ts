import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sizesOf } from './catalogue/sizes.ts'
import { demoProducts } from './demo-catalogue.ts'
import { demoFacets } from './demo-facets.ts'

const studio = readFileSync(new URL('../../../photography/catalogue.toml', import.meta.url), 'utf8')

const counts: Record<string, number> = {
  'A single': 1,
  Three: 3,
  Five: 5,
  Seven: 7,
  Eight: 8,
  Nine: 9,
  Ten: 10,
  Twelve: 12,
  Fourteen: 14,
  Fifteen: 15,
  Sixteen: 16,
  Eighteen: 18,
  Twenty: 20,
  'Two dozen': 24,
  'Twenty-five': 25,
  'Some twenty-five': 25,
  Fifty: 50,
  'A hundred': 100,
}

/** Spray roses are sold by the branch, orchids by the plant and gifts by the piece. */
const cut = demoProducts.filter(
  ({ slug, category }) =>
    slug !== 'coral-spray-roses' && category !== 'orchids' && category !== 'gifts',
)

const counted = cut.flatMap(({ slug, description }) => {
  const first = Object.keys(counts).find((words) => description.startsWith(`${words} `))
  return first ? [{ slug, stems: counts[first] }] : []
})

describe('a picture of the demo shop', () => {
  it('shows as many stems of its main flower as the description promises', () => {
    expect(counted.length).toBeGreaterThan(20)
    expect(counted.map(({ slug }) => ({ slug, stems: mainStems(slug) }))).toEqual(counted)
  })

  it('shows the stems of a bouquet in one size', () => {
    const told = Object.entries(demoFacets).flatMap(([slug, { stems }]) =>
      stems === undefined ? [] : [{ slug, stems }],
    )
    expect(told.length).toBeGreaterThan(20)
    expect(told.map(({ slug }) => ({ slug, stems: allStems(slug) }))).toEqual(told)
    const sized = new Set(demoProducts.flatMap(({ slug, name }) => (sizesOf(name) ? slug : [])))
    expect(told.filter(({ slug }) => sized.has(slug))).toEqual([])
  })

  it('shows the stems of its size', () => {
    const sized = demoProducts.flatMap(({ slug, name }) => {
      const sizes = sizesOf(name)
      if (!sizes) return []
      const further = sizes.further.map((size) => ({
        slug: `${slug}-${size.name.toLowerCase()}`,
        stems: size.stems,
      }))
      return [{ slug, stems: sizes.classic.stems }, ...further]
    })
    expect(sized).toHaveLength(18)
    expect(sized.map(({ slug }) => ({ slug, stems: allStems(slug) }))).toEqual(sized)
  })
})

it('a description of a bouquet in sizes states neither stems nor height, which differ', () => {
  const sized = demoProducts.filter(({ name }) => sizesOf(name))
  const firstWords = Object.keys(counts).map((words) => `${words} `)
  const tellsOne = ({ description }: (typeof sized)[number]) =>
    / cm\b/.test(description) || firstWords.some((words) => description.startsWith(words))
  expect(sized.filter(tellsOne).map(({ slug }) => slug)).toEqual([])
})

/** Stems of the flower that the studio's description of a picture names first, in all its colours. */
function mainStems(slug: string): number {
  const flowers = flowersOf(slug)
  return sum(flowers.filter(({ kind }) => kind === flowers[0]?.kind))
}

function allStems(slug: string): number {
  return sum(flowersOf(slug))
}

function sum(flowers: readonly { stems: number }[]): number {
  return flowers.reduce((total, { stems }) => total + stems, 0)
}

/** Flowers of a picture without its greenery. */
function flowersOf(slug: string): { kind: string | undefined; stems: number }[] {
  const table = studio.split(`\n[${slug}]\n`)[1]?.split('\n[')[0] ?? ''
  const flowers = table.match(/^flowers = \[.*?\]$/ms)?.[0] ?? ''
  return [...flowers.matchAll(/kind = "(\w+)", colour = "[\w-]+", stems = (\d+)/g)].map(
    ([, kind, stems]) => ({ kind, stems: Number(stems) }),
  )
}
