import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoProducts } from './demo-catalogue.ts'

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
})

/** Stems of the flower that the studio's description of a picture names first, in all its colours. */
function mainStems(slug: string): number {
  const table = studio.split(`\n[${slug}]\n`)[1]?.split('\n[')[0] ?? ''
  const flowers = [...table.matchAll(/kind = "(\w+)", colour = "[\w-]+", stems = (\d+)/g)]
  const main = flowers[0]?.[1]
  return flowers
    .filter(([, kind]) => kind === main)
    .reduce((sum, [, , stems]) => sum + Number(stems), 0)
}
