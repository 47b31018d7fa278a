import { expect, it } from 'vitest'
import { allImages, mainImage } from './main-image.ts'

it('mainImage returns `image` if it is set', () => {
  expect(mainImage({ image: '/a.webp', images: ['/b.webp'] })).toBe('/a.webp')
})

it('mainImage falls back to the first non-empty entry', () => {
  expect(mainImage({ image: null, images: ['', '/b.webp', '/c.webp'] })).toBe('/b.webp')
  expect(mainImage({ image: '', images: ['/b.webp'] })).toBe('/b.webp')
})

it('mainImage and allImages work without pictures', () => {
  expect(mainImage({ image: null, images: [''] })).toBeNull()
  expect(allImages({ image: null, images: [''] })).toEqual([])
})

it('allImages returns each picture once, the main image first', () => {
  expect(allImages({ image: '/b.webp', images: ['/a.webp', '/b.webp', ''] })).toEqual([
    '/b.webp',
    '/a.webp',
  ])
})
