import type { Arrangement } from '../arranging/arrange.ts'

export const vasesAndBoxes: Record<string, Arrangement> = {
  'blush-rose-hat-box': {
    subject: {
      box: {
        box: { hatBox: '#c99f92', ribbon: 'ivory' },
        heads: [{ flower: 'rose', palette: 'roseBlush', count: 25, open: [0.68, 1] }],
      },
    },
    framing: { elevation: 30 },
  },
  'red-rose-hat-box': {
    subject: {
      box: {
        box: { hatBox: '#2b2927', ribbon: 'red', height: 1.9 },
        heads: [{ flower: 'rose', palette: 'roseRed', count: 25, size: 0.92, open: [0.6, 0.85] }],
        swell: 0.2,
        leaves: 8,
      },
    },
    framing: { elevation: 24, turn: 6 },
  },
  'square-box-of-ranunculus': {
    subject: {
      box: {
        box: { square: '#cfc0a9' },
        heads: [
          { flower: 'ranunculus', palette: 'ranunculusWhite', count: 9, open: [0.8, 1] },
          { flower: 'ranunculus', palette: 'ranunculusButter', count: 8, open: [0.8, 1] },
          { flower: 'ranunculus', palette: 'ranunculusApricot', count: 8, open: [0.8, 1] },
        ],
      },
    },
    framing: { elevation: 40, turn: 24, wide: 0.86 },
  },
  'hydrangea-bowl': {
    subject: {
      vase: {
        vessel: { shape: 'bowl', glaze: '#f0ebe2' },
        heads: [
          { flower: 'hydrangea', palette: 'hydrangeaBlue', count: 4, size: 1.1 },
          { flower: 'hydrangea', palette: 'hydrangeaLilac', count: 3, size: 1.05 },
        ],
        greenery: { leaf: 'fresh', leaves: 10 },
        lift: -0.1,
        swell: 0.5,
      },
    },
    framing: { elevation: 17 },
  },
  'sand-stoneware-vase': {
    subject: {
      vase: {
        vessel: { shape: 'bottle', clay: '#cbb69d' },
        heads: [],
        greenery: { branch: 'eucalyptus', branches: 4, leaves: 0 },
      },
    },
    framing: { elevation: 8, tall: 0.74 },
  },
  'fluted-glass-vase': {
    subject: { vase: { vessel: { glass: 'fluted', tint: '#dcebe0' }, heads: [] } },
    framing: { elevation: 12, tall: 0.62 },
  },
}

export const gifts: Record<string, Arrangement> = {
  'fig-leaf-candle': {
    subject: { still: 'candle' },
    framing: { elevation: 20, tall: 0.56, wide: 0.66 },
  },
  'box-of-sixteen-chocolates': {
    subject: { still: 'chocolates' },
    framing: { elevation: 40, turn: 20, tall: 0.7 },
  },
  'rose-and-candle-set': {
    subject: {
      together: [
        {
          subject: {
            box: {
              box: { hatBox: '#eae1d3', ribbon: 'blush' },
              heads: [{ flower: 'rose', palette: 'roseBlush', count: 9, open: [0.7, 1] }],
              leaves: 7,
            },
          },
          at: [-0.55, 0.2],
        },
        { subject: { still: 'smallCandle' }, at: [0.85, -0.5] },
      ],
    },
    framing: { elevation: 22, tall: 0.66, wide: 0.8 },
  },
  'letterpress-cards': {
    subject: { still: 'cards' },
    framing: { elevation: 24, tall: 0.66 },
  },
  'siwa-dates': {
    subject: { still: 'dates' },
    framing: { elevation: 42, turn: -18, tall: 0.6 },
  },
  'dried-lavender': {
    subject: { still: 'lavender' },
    framing: { elevation: 9 },
  },
}
