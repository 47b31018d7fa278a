import type { Arrangement } from '../arranging/arrange.ts'

/** Closer pictures for the categories, and the wide one of the home page. */
export const covers: Record<string, Arrangement> = {
  'category-roses': {
    subject: {
      box: {
        box: { hatBox: '#e6dccd', ribbon: 'ivory' },
        heads: [
          { flower: 'rose', palette: 'rosePink', count: 12, open: [0.7, 1] },
          { flower: 'rose', palette: 'roseShell', count: 13, open: [0.75, 1] },
        ],
      },
    },
    framing: { elevation: 44, tall: 1.15, wide: 1.3 },
  },
  'category-tulips': {
    subject: {
      vase: {
        vessel: { shape: 'cylinder', glaze: '#e8dfd0' },
        heads: [
          { flower: 'tulip', palette: 'tulipPeach', count: 9, open: [0.1, 0.7] },
          { flower: 'tulip', palette: 'tulipWhite', count: 7, open: [0.1, 0.5] },
          { flower: 'tulip', palette: 'tulipPink', count: 4, open: [0.1, 0.5] },
        ],
        airy: 1.1,
        lift: 0.4,
        swell: 0.85,
      },
    },
    framing: { elevation: 9, tall: 1.18, wide: 1.1, middleY: 0.68 },
  },
  'category-peonies': {
    subject: {
      vase: {
        vessel: { shape: 'jug', glaze: '#e9e1d4' },
        heads: [
          { flower: 'peony', palette: 'peonyBlush', count: 4, open: [0.7, 1] },
          { flower: 'peony', palette: 'peonyPink', count: 3, open: [0.6, 1] },
          { flower: 'peony', palette: 'peonyWhite', count: 2, open: [0.7, 1] },
        ],
        greenery: { leaf: 'rose', leaves: 12 },
        lift: 0.1,
        swell: 0.9,
      },
    },
    framing: { elevation: 14, tall: 1.18, wide: 1.12, middleY: 0.66 },
  },
  'category-sunflowers': {
    subject: {
      vase: {
        vessel: { shape: 'jug', glaze: '#8d9a93', speckle: 0.3 },
        heads: [
          { flower: 'sunflower', palette: 'rayYellow', count: 4, size: 0.9, open: [0.3, 0.9] },
          { flower: 'sunflower', palette: 'rayYellow', count: 3, size: 0.64, open: [0.3, 0.9] },
        ],
        greenery: { leaf: 'sunflower', leaves: 14 },
        lift: 0.25,
        swell: 1,
        towards: 2.4,
        airy: 0.9,
      },
    },
    framing: { elevation: 7, tall: 1.15, wide: 1.1, middleY: 0.66 },
  },
  'category-orchids': {
    subject: {
      orchid: {
        vessel: { shape: 'pot', glaze: '#d8cdbd' },
        petal: 'orchidBlush',
        lip: 'lipRose',
        spikes: [
          { side: -1, tall: 4.1, flowers: 9 },
          { side: 1, tall: 3.4, flowers: 8 },
        ],
      },
    },
    framing: { elevation: 5, tall: 1.3, wide: 1.15, middleY: 0.76 },
  },
  'category-mixed-bouquets': {
    subject: {
      tied: {
        heads: [
          { flower: 'peony', palette: 'peonyPink', count: 3, open: [0.7, 1] },
          { flower: 'rose', palette: 'rosePeach', count: 5, open: [0.7, 1] },
          { flower: 'ranunculus', palette: 'ranunculusWhite', count: 6 },
          { flower: 'hydrangea', palette: 'hydrangeaLilac', count: 2, size: 0.9 },
          { flower: 'chamomile', palette: 'chamomileWhite', count: 7, size: 0.8 },
        ],
        greenery: { branch: 'eucalyptus', branches: 13, leaves: 12 },
        paper: 'sage',
        ribbon: 'ivory',
      },
    },
    framing: { elevation: 22, tall: 1.2, wide: 1.12, middleY: 0.68 },
  },
  'category-vases-and-boxes': {
    subject: {
      together: [
        {
          subject: {
            vase: {
              vessel: { shape: 'bottle', clay: '#cdb08a' },
              heads: [],
              greenery: { branch: 'olive', branches: 4, leaves: 0 },
            },
          },
          at: [-0.75, 0.5],
          size: 1.1,
        },
        {
          subject: {
            box: {
              box: { hatBox: '#3a5644', ribbon: 'ivory' },
              heads: [{ flower: 'ranunculus', palette: 'ranunculusApricot', count: 12 }],
              leaves: 8,
            },
          },
          at: [0.65, -0.2],
        },
      ],
    },
    framing: { elevation: 15, tall: 0.86, wide: 0.9 },
  },
  'category-gifts': {
    subject: {
      together: [
        { subject: { still: 'candle' }, at: [-0.5, 0.1] },
        {
          subject: {
            vase: {
              vessel: { shape: 'bottle', glaze: '#e3d8c8', speckle: 0.4 },
              heads: [{ flower: 'ranunculus', palette: 'ranunculusButter', count: 3 }],
              greenery: { leaf: 'fresh', leaves: 4 },
              airy: 1.2,
              lift: 0.12,
              towards: 1.2,
            },
          },
          at: [0.85, 0.9],
          size: 0.82,
        },
      ],
    },
    framing: { elevation: 14, tall: 0.8, wide: 0.8 },
  },
  hero: {
    subject: {
      together: [
        {
          subject: {
            vase: {
              vessel: { shape: 'bellied', glaze: '#e4dacb', speckle: 0.35 },
              heads: [
                { flower: 'peony', palette: 'peonyBlush', count: 4, open: [0.7, 1] },
                { flower: 'peony', palette: 'peonyPink', count: 3, open: [0.6, 1] },
                { flower: 'rose', palette: 'roseShell', count: 6, open: [0.8, 1] },
                { flower: 'ranunculus', palette: 'ranunculusWhite', count: 6 },
                { flower: 'rose', palette: 'rosePeach', count: 4, open: [0.7, 0.9] },
              ],
              greenery: { branch: 'eucalyptus', branches: 16, leaf: 'rose', leaves: 16 },
              lift: 0.1,
              swell: 0.85,
              airy: 1.02,
            },
          },
          at: [0, 0.3],
        },
        {
          subject: {
            vase: {
              vessel: { shape: 'bottle', glaze: '#37543f' },
              heads: [{ flower: 'ranunculus', palette: 'ranunculusApricot', count: 3 }],
              greenery: { leaf: 'fresh', leaves: 4 },
              airy: 1.2,
              lift: 0.1,
              towards: 1.2,
            },
          },
          at: [-1.75, -0.5],
          size: 0.62,
        },
      ],
    },
    framing: { elevation: 10, tall: 0.86, wide: 0.46, middleX: 0.73, middleY: 0.53 },
  },
}
