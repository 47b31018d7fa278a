import { describe, expect, it } from 'vitest'
import {
  isPictureOfOrder,
  jpegAddress,
  jpegFiles,
  pictureFiles,
  pictureIdAt,
  pictureSources,
} from './picture-address.ts'

const hash = '0123456789abcdef0123456789abcdef'

describe('pictureSources', () => {
  it('returns size, copies in both formats and placeholder', () => {
    const id = `${hash}_1000x1250`
    expect(pictureSources(`/uploads/${id}.webp`, 'data:tiny')).toEqual({
      src: `/uploads/${id}.webp`,
      srcSet: `/uploads/${id}-400.webp 400w, /uploads/${id}-800.webp 800w, /uploads/${id}.webp 1000w`,
      avifSrcSet: `/uploads/${id}-400.avif 400w, /uploads/${id}-800.avif 800w, /uploads/${id}.avif 1000w`,
      width: 1000,
      height: 1250,
      placeholder: 'data:tiny',
    })
  })

  it('reads the address of a photograph of an order', () => {
    const address = `/uploads/order-${hash}_500x625.webp`
    expect(pictureSources(address)).toMatchObject({
      srcSet: `/uploads/order-${hash}_500x625-400.webp 400w, ${address} 500w`,
      width: 500,
      height: 625,
    })
    expect([isPictureOfOrder(address), pictureIdAt(address)]).toEqual([
      true,
      `order-${hash}_500x625`,
    ])
    expect(isPictureOfOrder(`/uploads/${hash}_500x625.webp`)).toBe(false)
  })

  it.each(['https://elsewhere.example/a.webp', '/uploads/../secret.webp', '/logo.png'])(
    'returns the address alone for %s',
    (address) => {
      expect(pictureSources(address)).toEqual({ src: address })
      expect(pictureIdAt(address)).toBeNull()
    },
  )
})

it.each([hash, `order-${hash}`, `claim-${hash}`])('pictureFiles lists all files of %s', (name) => {
  const files = pictureFiles(`${name}_800x600`)
  expect(files).toEqual([
    `uploads/${name}_800x600.webp`,
    `uploads/${name}_800x600-400.webp`,
    `uploads/${name}_800x600.avif`,
    `uploads/${name}_800x600-400.avif`,
  ])
})

it.each([
  [1600, '-400.jpg', '-1200.jpg'],
  [1200, '-400.jpg', '.jpg'],
  [400, '.jpg', '.jpg'],
])('a picture %i pixels wide has the JPEG copies %s and %s', (width, small, large) => {
  const id = `${hash}_${width}x500`
  const address = `/uploads/${id}.webp`
  expect(jpegAddress(address, 400)).toBe(`/uploads/${id}${small}`)
  expect(jpegAddress(address, 1200)).toBe(`/uploads/${id}${large}`)
  const names = [...new Set([small, large])].map((end) => `uploads/${id}${end}`)
  expect(jpegFiles(id)).toEqual(names)
})

it('jpegAddress returns an external address unchanged', () => {
  const address = 'https://elsewhere.example/a.webp'
  expect(jpegAddress(address, 400)).toBe(address)
})
