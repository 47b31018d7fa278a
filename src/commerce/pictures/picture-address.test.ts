import { describe, expect, it } from 'vitest'
import { pictureFiles, pictureIdAt, pictureSources } from './picture-address.ts'

const hash = '0123456789abcdef0123456789abcdef'

describe('what a page needs of a picture', () => {
  it('is its size, its copies in both formats, and its placeholder', () => {
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

  it.each(['https://elsewhere.example/a.webp', '/uploads/../secret.webp', '/logo.png'])(
    'is the address alone for %s',
    (address) => {
      expect(pictureSources(address)).toEqual({ src: address })
      expect(pictureIdAt(address)).toBeNull()
    },
  )
})

it('every file of a picture is known from its id', () => {
  const files = pictureFiles(`${hash}_800x600`)
  expect(files).toEqual([
    `uploads/${hash}_800x600.webp`,
    `uploads/${hash}_800x600-400.webp`,
    `uploads/${hash}_800x600.avif`,
    `uploads/${hash}_800x600-400.avif`,
  ])
})
