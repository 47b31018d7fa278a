import { describe, expect, it } from 'vitest'
import { picturesOf } from './demo-pictures.ts'

const tulips = { slug: 'plum-tulips', pictures: ['plum-tulips.webp'] }
const takenOnly =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file)

describe('the pictures of a product of the demo', () => {
  it('are its main picture and then its second view', () => {
    const taken = takenOnly('plum-tulips.webp', 'plum-tulips-2.webp')
    expect(picturesOf(tulips, taken)).toEqual(['plum-tulips.webp', 'plum-tulips-2.webp'])
  })

  it('are the main picture alone while no second view is taken', () => {
    expect(picturesOf(tulips, takenOnly('plum-tulips.webp'))).toEqual(['plum-tulips.webp'])
  })

  it('never set a photographed second view beside a drawing', () => {
    expect(picturesOf(tulips, takenOnly('plum-tulips-2.webp'))).toEqual(['plum-tulips.webp'])
  })
})
