import type { Arrangement } from '../arranging/arrange.ts'

export const peonies: Record<string, Arrangement> = {
  'pink-peonies': {
    subject: {
      tied: {
        heads: [{ flower: 'peony', palette: 'peonyPink', count: 10, open: [0.45, 1] }],
        greenery: { leaf: 'rose', leaves: 20 },
        paper: 'ivory',
        ribbon: 'blush',
      },
    },
    framing: { elevation: 18 },
  },
  'white-peonies-in-glass': {
    subject: {
      vase: {
        vessel: { glass: 'round' },
        heads: [{ flower: 'peony', palette: 'peonyWhite', count: 9, open: [0.5, 1] }],
        greenery: { leaf: 'rose', leaves: 14 },
        lift: 0,
        swell: 0.75,
      },
    },
    framing: { elevation: 13 },
  },
  'coral-peonies': {
    subject: {
      vase: {
        vessel: { shape: 'bellied', clay: '#c9b49b' },
        heads: [
          { flower: 'peony', palette: 'peonyCoral', count: 5, size: 1.05, open: [0.5, 1] },
          { flower: 'peony', palette: 'peonyApricot', count: 2, size: 1.08, open: [0.8, 1] },
        ],
        greenery: { leaf: 'rose', leaves: 14 },
        lift: 0.12,
        swell: 1,
      },
    },
    framing: { elevation: 9 },
  },
  'three-peonies': {
    subject: {
      vase: {
        vessel: { shape: 'bottle', glaze: '#33513f' },
        heads: [
          { flower: 'peony', palette: 'peonyBlush', count: 1, size: 1, open: [0.95, 1] },
          { flower: 'peony', palette: 'peonyBlush', count: 1, size: 0.86, open: [0.4, 0.45] },
          { flower: 'peony', palette: 'peonyPink', count: 1, size: 0.62, open: [0, 0.05] },
        ],
        greenery: { leaf: 'rose', leaves: 5 },
        airy: 1.5,
        lift: 0.14,
        swell: 0.8,
        towards: 0.9,
      },
    },
    framing: { elevation: 8, tall: 0.72 },
  },
  'peony-hat-box': {
    subject: {
      box: {
        box: { hatBox: '#eae1d3', ribbon: 'blush', lid: true },
        heads: [
          { flower: 'peony', palette: 'peonyBlush', count: 7, open: [0.6, 1] },
          { flower: 'peony', palette: 'peonyRose', count: 5, open: [0.5, 0.9] },
        ],
        swell: 0.34,
      },
    },
    framing: { elevation: 26, middleX: 0.5 },
  },
  'peonies-and-eucalyptus': {
    subject: {
      tied: {
        heads: [
          { flower: 'peony', palette: 'peonyRose', count: 3, open: [0.5, 1] },
          { flower: 'peony', palette: 'peonyPink', count: 3, open: [0.6, 1] },
          { flower: 'peony', palette: 'peonyBlush', count: 3, open: [0.7, 1] },
        ],
        greenery: { branch: 'eucalyptus', branches: 17, leaves: 10 },
        paper: 'stone',
        ribbon: 'ivory',
        airy: 1.16,
      },
    },
    framing: { elevation: 17, turn: -6, wide: 0.9 },
  },
}

export const sunflowers: Record<string, Arrangement> = {
  'five-sunflowers': {
    subject: {
      tied: {
        heads: [
          { flower: 'sunflower', palette: 'rayYellow', count: 5, size: 0.92, open: [0.3, 0.9] },
        ],
        greenery: { leaf: 'sunflower', leaves: 16 },
        paper: 'kraft',
        ribbon: 'linen',
        swell: 0.9,
      },
    },
    framing: { elevation: 10 },
  },
  'sunflowers-in-stoneware': {
    subject: {
      vase: {
        vessel: { shape: 'bellied', glaze: '#e6ddcf', speckle: 0.5 },
        heads: [
          { flower: 'sunflower', palette: 'rayYellow', count: 5, size: 0.86, open: [0.3, 0.9] },
          { flower: 'sunflower', palette: 'rayYellow', count: 4, size: 0.58, open: [0.3, 0.9] },
        ],
        greenery: { leaf: 'sunflower', leaves: 16 },
        lift: 0.3,
        swell: 1.05,
        towards: 2.4,
        airy: 0.88,
      },
    },
    framing: { elevation: 7 },
  },
  'sunflowers-and-chamomile': {
    subject: {
      box: {
        box: { basket: '#a98357', height: 0.95 },
        heads: [
          { flower: 'sunflower', palette: 'rayYellow', count: 7, size: 0.62, open: [0.3, 0.9] },
          { flower: 'chamomile', palette: 'chamomileWhite', count: 44, size: 0.8 },
        ],
        swell: 0.7,
        leaves: 22,
      },
    },
    framing: { elevation: 27 },
  },
  'chocolate-sunflowers': {
    subject: {
      vase: {
        vessel: { glass: 'tall' },
        heads: [
          { flower: 'sunflower', palette: 'rayChocolate', count: 8, size: 0.72, open: [0.8, 1] },
        ],
        greenery: { leaf: 'sunflower', leaves: 12 },
        lift: 0.4,
        swell: 1.1,
        towards: 2,
      },
    },
    framing: { elevation: 8 },
  },
  'little-sunflowers': {
    subject: {
      vase: {
        vessel: { shape: 'cup', glaze: '#f0ebe2' },
        heads: [
          { flower: 'sunflower', palette: 'rayYellow', count: 12, size: 0.44, open: [0.2, 0.9] },
        ],
        greenery: { leaf: 'sunflower', leaves: 14 },
        lift: 0.06,
        swell: 0.8,
        towards: 1.2,
      },
    },
    framing: { elevation: 14 },
  },
  'sunflower-crate': {
    subject: {
      box: {
        box: { crate: '#c9ab80' },
        heads: [
          { flower: 'sunflower', palette: 'rayYellow', count: 16, size: 0.52, open: [0.2, 0.9] },
          { flower: 'chamomile', palette: 'chamomileWhite', count: 12, size: 0.7 },
        ],
        leaves: 34,
        airy: 1.02,
      },
    },
    framing: { elevation: 15, turn: 14 },
  },
}
