import type { PetalPaint } from './petal-paint.ts'

/** Colours of orchids, hydrangeas, chamomile and lavender. */
export const otherPaints = {
  orchidWhite: {
    stops: '#e9e6c4 0, #f5f1ea 0.2, #f7f4ef 0.6, #f6f2eb 1',
    veinRate: 15,
    veins: 0.3,
    veinColour: '#e3dcdf',
    variety: 0.05,
  },
  orchidMagenta: {
    stops: '#f0dce4 0, #cf86b4 0.16, #b9539a 0.55, #cd82b4 1',
    veinRate: 15,
    veins: 0.75,
    veinColour: '#94307c',
    variety: 0.08,
  },
  orchidBlush: {
    stops: '#f0e3c8 0, #f3d6d8 0.2, #f0c7cf 0.6, #f6e0e0 1',
    veinRate: 15,
    veins: 0.7,
    veinColour: '#d68a9e',
    variety: 0.06,
  },
  orchidYellow: {
    stops: '#e6d98c 0, #efe08a 0.3, #f1e59c 0.7, #f3eab4 1',
    veinRate: 15,
    veins: 0.5,
    veinColour: '#d9b95a',
    variety: 0.06,
  },
  orchidSpotted: {
    stops: '#efe3cc 0, #f0c9d4 0.3, #e9b2c4 1',
    spots: '#b0426f',
    veinRate: 15,
    veins: 0.4,
    variety: 0.06,
  },
  lipYellow: {
    stops: '#f3d23e 0, #eec02e 0.4, #e7b84a 0.7, #f4ead0 1',
    spots: '#a3324a',
    translucency: 0.2,
  },
  lipMagenta: {
    stops: '#f0c23e 0, #a8246f 0.3, #a02a74 1',
    translucency: 0.2,
  },
  lipWine: {
    stops: '#e9c24a 0, #8c2440 0.35, #7a1f38 1',
    translucency: 0.2,
  },
  lipRose: {
    stops: '#f0cf5a 0, #d0648a 0.35, #c65a82 1',
    translucency: 0.2,
  },
  hydrangeaBlue: {
    stops: '#e0e4c8 0, #c5cfe2 0.25, #9db0d8 0.65, #b4c3e2 1',
    veinRate: 8,
    variety: 0.26,
  },
  hydrangeaLilac: {
    stops: '#e4e6c8 0, #d3cfe4 0.25, #b7aed8 0.65, #c9c2e4 1',
    veinRate: 8,
    variety: 0.26,
  },
  hydrangeaGreen: {
    stops: '#b9c878 0, #d3dca0 0.3, #dfe6ba 1',
    veinRate: 8,
    variety: 0.2,
  },
  hydrangeaWhite: {
    stops: '#d5dfa2 0, #ecefd6 0.3, #f4f2e4 1',
    veinRate: 8,
    veins: 0.2,
    variety: 0.12,
  },
  chamomileWhite: {
    stops: '#eeeed6 0, #f8f6f0 1',
    veins: 0.2,
    variety: 0.06,
  },
  button: {
    stops: '#c48a14 0, #eab927 1',
    veins: 0,
    variety: 0.4,
    translucency: 0.05,
  },
  calyx: {
    stops: '#6a6682 0, #7a7593 0.6, #9d98af 1',
    veins: 0,
    variety: 0.4,
    translucency: 0.1,
  },
  lavenderBloom: {
    stops: '#9188b4 0, #b0a7cc 1',
    veins: 0,
    variety: 0.3,
  },
  orchidBud: {
    stops: '#b3bd86 0, #d8d8b4 0.6, #e6e2cc 1',
    veins: 0.2,
    variety: 0.1,
    translucency: 0.2,
  },
} as const satisfies Record<string, PetalPaint>
