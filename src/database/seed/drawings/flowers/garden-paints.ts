import type { PetalPaint } from './petal-paint.ts'

const dark = { translucency: 0.24, veins: 0.4, variety: 0.12 } as const
const tulipSkin = { veinRate: 26, veins: 0.45, gloss: 0.05, translucency: 0.3 } as const

/** Colours of roses, ranunculus, peonies, tulips and sunflowers, from the root to the tip. */
export const gardenPaints = {
  roseRed: {
    stops: '#560912 0, #880e1b 0.5, #a11625 1',
    heart: ['#670a15', 0.5],
    ...dark,
  },
  roseCrimson: {
    stops: '#4f0815 0, #7c0e22 0.5, #95182e 1',
    heart: ['#5a091a', 0.5],
    ...dark,
  },
  roseBurgundy: {
    stops: '#3d0a18 0, #611027 0.5, #7a1a35 1',
    heart: ['#450a1c', 0.6],
    ...dark,
  },
  roseBlush: {
    stops: '#ecdcb0 0, #efb9a6 0.25, #e79a98 0.65, #efbab6 1',
    heart: ['#e0837c', 0.5],
    variety: 0.12,
  },
  roseShell: {
    stops: '#efe0bd 0, #f3cdbf 0.3, #f2c0b8 0.75, #f6dbd4 1',
    heart: ['#eaa59b', 0.55],
    variety: 0.1,
  },
  roseWhite: {
    stops: '#dcdfa6 0, #f0ead0 0.3, #f6f0e2 0.75, #f8f4ea 1',
    heart: ['#f0e4bd', 0.5],
    veins: 0.2,
    variety: 0.08,
  },
  rosePeach: {
    stops: '#f0dca0 0, #f4c59a 0.3, #f0a983 0.7, #f6cbae 1',
    heart: ['#ea9467', 0.55],
    variety: 0.12,
  },
  roseCoral: {
    stops: '#f2cf93 0, #ef9a78 0.3, #e5745f 0.7, #ee9484 1',
    heart: ['#dc5a49', 0.55],
    variety: 0.14,
  },
  rosePink: {
    stops: '#eed3b4 0, #e79aa6 0.3, #d96f87 0.7, #e699a6 1',
    heart: ['#c9546f', 0.55],
    variety: 0.12,
  },
  ranunculusWhite: {
    stops: '#d9dfa0 0, #f3eeda 0.4, #f8f4ea 1',
    heart: ['#cdd78f', 0.28],
    veins: 0.18,
    variety: 0.07,
  },
  ranunculusButter: {
    stops: '#dcd488 0, #f2dd9a 0.4, #f6e8b8 1',
    heart: ['#c9cf72', 0.25],
    variety: 0.08,
  },
  ranunculusApricot: {
    stops: '#e6c37a 0, #f0b27c 0.4, #f4c79b 1',
    heart: ['#d9a052', 0.3],
    variety: 0.1,
  },
  ranunculusWine: {
    stops: '#3f0c20 0, #6f1637 0.5, #8c2a4c 1',
    heart: ['#3a0a1c', 0.4],
    ...dark,
  },
  peonyPink: {
    stops: '#f0d9c0 0, #f0b3b9 0.3, #e893a2 0.75, #f4ccce 1',
    heart: ['#df7f90', 0.6],
    rim: ['#fae6e6', 0.5],
    translucency: 0.36,
  },
  peonyBlush: {
    stops: '#f1e2c6 0, #f5d3cd 0.3, #f3c3c2 0.75, #f8e2de 1',
    heart: ['#efb0b0', 0.6],
    rim: ['#fcf1ee', 0.5],
    translucency: 0.36,
  },
  peonyRose: {
    stops: '#e7b7a6 0, #d9738b 0.3, #c44f71 0.75, #dc8298 1',
    heart: ['#b23c60', 0.6],
    rim: ['#f0bcc6', 0.4],
  },
  peonyWhite: {
    stops: '#ece2a8 0, #f4ead2 0.3, #f6eee2 0.75, #f8f3ea 1',
    heart: ['#f4e2c6', 0.6],
    veins: 0.2,
    variety: 0.1,
    translucency: 0.36,
  },
  peonyCoral: {
    stops: '#f3d9a4 0, #f2a98e 0.3, #ea8479 0.75, #f4b7a5 1',
    heart: ['#e2705f', 0.6],
    rim: ['#f9d5c6', 0.4],
    translucency: 0.36,
  },
  peonyApricot: {
    stops: '#f3dea8 0, #f5cda9 0.3, #f1b595 0.75, #f7d8c0 1',
    heart: ['#eba47f', 0.6],
    rim: ['#fbe8d8', 0.4],
    translucency: 0.36,
  },
  tulipWhite: {
    stops: '#c9d690 0, #eeecd3 0.22, #f5f0e4 0.6, #f7f2e9 1',
    ...tulipSkin,
    veins: 0.25,
    variety: 0.08,
  },
  tulipPink: {
    stops: '#f1ecc0 0, #f3d6cd 0.16, #e98fa0 0.5, #e2758d 1',
    rim: ['#f7cdd2', 0.6],
    ...tulipSkin,
  },
  tulipPeach: {
    stops: '#f0e8c0 0, #f7e2cf 0.2, #f2bfae 0.5, #ee9f8c 1',
    rim: ['#fae0cb', 0.7],
    ...tulipSkin,
  },
  tulipCoral: {
    stops: '#f2dc9a 0, #f3b48e 0.2, #e97e63 0.55, #e06a52 1',
    rim: ['#f5b99a', 0.5],
    ...tulipSkin,
  },
  tulipPlum: {
    stops: '#8a7a66 0, #5a2a4a 0.14, #431a3c 0.5, #57234a 1',
    rim: ['#7b3a68', 0.5],
    ...tulipSkin,
    gloss: 0.08,
    translucency: 0.22,
  },
  tulipRed: {
    stops: '#e9c23c 0, #bd3420 0.14, #a91a1e 0.5, #b42424 1',
    rim: ['#d9503c', 0.5],
    ...tulipSkin,
    translucency: 0.24,
  },
  tulipYellow: {
    stops: '#c9cf6a 0, #f0d75e 0.2, #f3cf4a 0.6, #f5d65a 1',
    rim: ['#f8e58e', 0.6],
    ...tulipSkin,
    variety: 0.1,
  },
  rayYellow: {
    stops: '#d98a10 0, #f0aa14 0.25, #f6bd1e 0.7, #f8c93a 1',
    veinRate: 9,
    veins: 0.5,
    veinColour: '#d9890f',
    translucency: 0.3,
  },
  rayChocolate: {
    stops: '#3a140c 0, #6b2414 0.45, #9a4518 0.78, #d89a2c 1',
    veinRate: 9,
    veins: 0.4,
    translucency: 0.26,
  },
} as const satisfies Record<string, PetalPaint>
