import type { Arrangement } from '../arranging/arrange.ts'

export const roses: Record<string, Arrangement> = {
  'twenty-four-red-roses': {
    subject: {
      tied: {
        heads: [{ flower: 'rose', palette: 'roseRed', count: 24, size: 0.94, open: [0.62, 0.86] }],
        greenery: { leaf: 'rose', leaves: 22 },
        paper: 'kraft',
        ribbon: 'moss',
      },
    },
    framing: { elevation: 16 },
  },
  'blush-garden-roses': {
    subject: {
      tied: {
        heads: [
          { flower: 'rose', palette: 'roseShell', count: 9, size: 1.08, open: [0.85, 1.05] },
          { flower: 'rose', palette: 'roseBlush', count: 6, size: 1, open: [0.7, 0.95] },
        ],
        greenery: { leaf: 'fresh', leaves: 24 },
        paper: 'ivory',
        ribbon: 'linen',
        airy: 1.08,
      },
    },
    framing: { elevation: 17, turn: 8 },
  },
  'white-roses-with-olive': {
    subject: {
      vase: {
        vessel: { glass: 'straight' },
        heads: [{ flower: 'rose', palette: 'roseWhite', count: 16, open: [0.6, 0.95] }],
        greenery: { branch: 'olive', branches: 14, leaf: 'fresh', leaves: 12 },
        lift: 0.16,
        swell: 0.8,
      },
    },
    framing: { elevation: 9 },
  },
  'coral-spray-roses': {
    subject: {
      tied: {
        heads: [
          { flower: 'rose', palette: 'roseCoral', count: 26, size: 0.62, open: [0.5, 0.95] },
          { flower: 'rose', palette: 'rosePeach', count: 8, size: 0.44, open: [0.25, 0.45] },
        ],
        greenery: { leaf: 'fresh', leaves: 26 },
        paper: 'kraft',
        ribbon: 'ivory',
        airy: 1.1,
        swell: 0.8,
      },
    },
    framing: { elevation: 15, turn: -6 },
  },
  'one-long-red-rose': {
    subject: {
      vase: {
        vessel: { glass: 'slim', tint: '#e6efe6' },
        heads: [{ flower: 'rose', palette: 'roseRed', count: 1, size: 1.3, open: [0.68, 0.7] }],
        greenery: { leaves: 3, leaf: 'rose' },
        lift: 0.75,
        swell: 1.2,
        towards: 4.5,
      },
    },
    framing: { elevation: 7, tall: 0.82 },
    throw: 1,
  },
  'one-hundred-roses': {
    subject: {
      box: {
        box: { hatBox: '#2f4a3b', ribbon: 'ivory', height: 1.3 },
        heads: [
          { flower: 'rose', palette: 'roseCrimson', count: 100, size: 0.94, open: [0.6, 0.9] },
        ],
        swell: 0.42,
        leaves: 26,
      },
    },
    framing: { elevation: 36, wide: 0.88 },
  },
}

export const tulips: Record<string, Arrangement> = {
  'white-tulips-in-glass': {
    subject: {
      vase: {
        vessel: { glass: 'straight' },
        heads: [{ flower: 'tulip', palette: 'tulipWhite', count: 18, open: [0.05, 0.55] }],
        airy: 1.25,
        lift: 0.6,
        swell: 0.55,
      },
    },
    framing: { elevation: 8 },
  },
  'pink-and-peach-tulips': {
    subject: {
      vase: {
        vessel: { glass: 'tapered' },
        heads: [
          { flower: 'tulip', palette: 'tulipPink', count: 8, open: [0.1, 0.6] },
          { flower: 'tulip', palette: 'tulipPeach', count: 8, open: [0.1, 0.6] },
          { flower: 'tulip', palette: 'tulipCoral', count: 4, open: [0.05, 0.4] },
        ],
        airy: 1.1,
        lift: 0.5,
        swell: 0.8,
      },
    },
    framing: { elevation: 10 },
  },
  'plum-tulips': {
    subject: {
      tied: {
        heads: [
          { flower: 'tulip', palette: 'tulipPlum', count: 15, size: 1.05, open: [0.05, 0.5] },
        ],
        greenery: { leaf: 'tulip', leaves: 20 },
        paper: 'ivory',
        ribbon: 'plum',
        airy: 1.1,
        swell: 0.8,
      },
    },
    framing: { elevation: 13, turn: 5 },
  },
  'ten-red-tulips': {
    subject: {
      tied: {
        heads: [{ flower: 'tulip', palette: 'tulipRed', count: 10, size: 1.08, open: [0.02, 0.4] }],
        greenery: { leaf: 'tulip', leaves: 18 },
        paper: 'kraft',
        ribbon: 'linen',
        airy: 1.15,
        swell: 1,
      },
    },
    framing: { elevation: 11, turn: -8 },
  },
  'yellow-tulips-in-a-jug': {
    subject: {
      vase: {
        vessel: { shape: 'jug', glaze: '#ece3d3', speckle: 0.25, bareFoot: ['#b9906c', 0.26] },
        heads: [{ flower: 'tulip', palette: 'tulipYellow', count: 14, open: [0.1, 0.7] }],
        airy: 1.2,
        lift: 0.45,
        swell: 0.85,
      },
    },
    framing: { elevation: 9 },
  },
  'a-basket-of-tulips': {
    subject: {
      box: {
        box: { basket: '#b08d62', height: 1 },
        heads: [
          { flower: 'tulip', palette: 'tulipWhite', count: 14, size: 0.9, open: [0.1, 0.6] },
          { flower: 'tulip', palette: 'tulipPeach', count: 13, size: 0.9, open: [0.1, 0.6] },
          { flower: 'tulip', palette: 'tulipPink', count: 13, size: 0.9, open: [0.1, 0.6] },
          { flower: 'tulip', palette: 'tulipPlum', count: 10, size: 0.9, open: [0.1, 0.4] },
        ],
        swell: 0.75,
        leaves: 30,
        airy: 1.15,
      },
    },
    framing: { elevation: 22 },
  },
}
