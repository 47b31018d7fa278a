import { petalMaterial } from '../flowers/petal-paint.ts'
import { leafMaterial } from './leaf.ts'

/** Every green of the shop. */
export const greens = {
  rose: leafMaterial({ dark: '#24391f', light: '#47632f', rib: '#6f8a55', gloss: 0.06 }),
  fresh: leafMaterial({ dark: '#3f5a34', light: '#6f8a55', rib: '#8ea777' }),
  dusk: leafMaterial({ dark: '#2a2a22', light: '#4a3a34', rib: '#6d5348', gloss: 0.05 }),
  tulip: leafMaterial({
    dark: '#5d7d55',
    light: '#86a27a',
    rib: '#94ac88',
    ribWidth: 0.02,
    translucency: 0.28,
  }),
  orchid: leafMaterial({
    dark: '#264520',
    light: '#3f6733',
    rib: '#567d48',
    gloss: 0.13,
    translucency: 0.1,
    ribWidth: 0.05,
  }),
  eucalyptus: leafMaterial({
    dark: '#6b8376',
    light: '#97aa9c',
    rib: '#b9c6b8',
    gloss: 0.02,
    translucency: 0.15,
    ribWidth: 0.04,
  }),
  olive: leafMaterial({
    dark: '#586a4a',
    light: '#8c9a78',
    rib: '#a9b394',
    gloss: 0.04,
    translucency: 0.14,
    ribWidth: 0.05,
  }),
  sunflower: leafMaterial({ dark: '#35502a', light: '#5d7a40', rib: '#86a062', gloss: 0.03 }),
  sepal: leafMaterial({ dark: '#5a7440', light: '#7f9a58', rib: '#93ab6c' }),
  stem: petalMaterial({
    stops: '#60783f 0, #75904f 1',
    veins: 0.2,
    translucency: 0.05,
    gloss: 0.04,
  }),
  paleStem: petalMaterial({
    stops: '#86a062 0, #9bb377 1',
    veins: 0.2,
    translucency: 0.1,
    gloss: 0.05,
  }),
  twig: petalMaterial({
    stops: '#7d6a4f 0, #8f8a62 1',
    veins: 0.3,
    translucency: 0,
    gloss: 0.01,
  }),
  lavenderStem: petalMaterial({
    stops: '#8b9672 0, #7f8f6c 1',
    veins: 0.2,
    translucency: 0,
  }),
  cane: petalMaterial({
    stops: '#b79a66 0, #c4aa78 1',
    veins: 0.3,
    translucency: 0,
    gloss: 0.04,
  }),
}

export type Green = keyof typeof greens
