import type { Arrangement, Subject } from '../arranging/arrange.ts'

const miniature = (petal: 'orchidWhite' | 'orchidSpotted', side: 1 | -1): Subject => ({
  orchid: {
    vessel: { shape: 'pot', glaze: '#e9e0d0', speckle: 0.3 },
    petal,
    lip: petal === 'orchidWhite' ? 'lipYellow' : 'lipRose',
    size: 0.66,
    leaves: 6,
    spikes: [
      { side, tall: 2.9, flowers: 8 },
      { side: side === 1 ? -1 : 1, tall: 2.5, flowers: 6, buds: 2 },
    ],
  },
})

export const orchids: Record<string, Arrangement> = {
  'white-orchid-two-stems': {
    subject: {
      orchid: {
        vessel: { shape: 'pot', glaze: '#e9e2d5' },
        petal: 'orchidWhite',
        lip: 'lipYellow',
        spikes: [
          { side: 1, tall: 4.2, flowers: 9 },
          { side: -1, tall: 3.5, flowers: 9 },
        ],
      },
    },
    framing: { elevation: 6 },
  },
  'magenta-orchid': {
    subject: {
      orchid: {
        vessel: { shape: 'lippedPot', glaze: '#3a5644' },
        petal: 'orchidMagenta',
        lip: 'lipMagenta',
        spikes: [{ side: 1, tall: 4.1, flowers: 9 }],
      },
    },
    framing: { elevation: 7, tall: 0.8 },
  },
  'blush-orchid-in-clay': {
    subject: {
      orchid: {
        vessel: { shape: 'lippedPot', clay: '#b9714f' },
        petal: 'orchidBlush',
        lip: 'lipRose',
        cane: true,
        spikes: [{ side: -1, tall: 3.6, flowers: 8 }],
      },
    },
    framing: { elevation: 8, tall: 0.8 },
  },
  'four-stem-orchid-bowl': {
    subject: {
      orchid: {
        vessel: { shape: 'wideBowl', glaze: '#b9ad9e', speckle: 0.35 },
        petal: 'orchidWhite',
        lip: 'lipYellow',
        leaves: 6,
        spikes: [
          { side: 1, tall: 4.5, flowers: 9, root: [0.45, 0.1] },
          { side: -1, tall: 4.2, flowers: 9, root: [-0.45, 0.1] },
          { side: 1, tall: 3.6, flowers: 9, root: [0.3, -0.35] },
          { side: -1, tall: 3.4, flowers: 9, root: [-0.3, -0.35] },
        ],
      },
    },
    framing: { elevation: 7, wide: 0.9 },
  },
  'yellow-orchid': {
    subject: {
      orchid: {
        vessel: { shape: 'pot', clay: '#cdb496' },
        petal: 'orchidYellow',
        lip: 'lipWine',
        spikes: [{ side: 1, tall: 3.9, flowers: 8, buds: 4 }],
      },
    },
    framing: { elevation: 6, turn: -8, tall: 0.8 },
  },
  'miniature-orchid-pair': {
    subject: {
      together: [
        { subject: miniature('orchidWhite', -1), at: [-1.15, 0.2], size: 0.94 },
        { subject: miniature('orchidSpotted', 1), at: [1.0, -0.2], size: 0.86 },
      ],
    },
    framing: { elevation: 9, wide: 0.88 },
  },
}

export const mixedBouquets: Record<string, Arrangement> = {
  'morning-in-zamalek': {
    subject: {
      tied: {
        heads: [
          { flower: 'rose', palette: 'roseBlush', count: 7, open: [0.7, 1] },
          { flower: 'rose', palette: 'roseShell', count: 4, open: [0.8, 1] },
          { flower: 'ranunculus', palette: 'ranunculusWhite', count: 8, size: 0.95 },
        ],
        greenery: { branch: 'eucalyptus', branches: 15, leaves: 12 },
        paper: 'ivory',
        ribbon: 'moss',
        airy: 1.06,
      },
    },
    framing: { elevation: 17, wide: 0.88 },
  },
  'white-and-green': {
    subject: {
      tied: {
        heads: [
          { flower: 'rose', palette: 'roseWhite', count: 8, open: [0.7, 1] },
          { flower: 'hydrangea', palette: 'hydrangeaGreen', count: 4, size: 0.9 },
          { flower: 'chamomile', palette: 'chamomileWhite', count: 12, size: 0.85 },
        ],
        greenery: { branch: 'olive', branches: 15, leaf: 'fresh', leaves: 14 },
        paper: 'kraft',
        ribbon: 'ivory',
      },
    },
    framing: { elevation: 18, turn: 6, wide: 0.88 },
  },
  'garden-at-dusk': {
    subject: {
      tied: {
        heads: [
          { flower: 'rose', palette: 'roseBurgundy', count: 9, open: [0.65, 0.95] },
          { flower: 'tulip', palette: 'tulipPlum', count: 6, size: 0.95, open: [0.1, 0.5] },
          { flower: 'ranunculus', palette: 'ranunculusWine', count: 7, size: 0.95 },
        ],
        greenery: { leaf: 'dusk', leaves: 26 },
        paper: 'stone',
        ribbon: 'plum',
      },
    },
    framing: { elevation: 17, turn: -5 },
  },
  'apricot-and-cream': {
    subject: {
      vase: {
        vessel: { shape: 'jug', glaze: '#efe8db' },
        heads: [
          { flower: 'rose', palette: 'rosePeach', count: 8, open: [0.7, 1] },
          { flower: 'ranunculus', palette: 'ranunculusWhite', count: 5 },
          { flower: 'ranunculus', palette: 'ranunculusButter', count: 4 },
          { flower: 'rose', palette: 'roseCoral', count: 3, size: 0.8, open: [0.5, 0.7] },
        ],
        greenery: { branch: 'eucalyptus', branches: 11, leaf: 'fresh', leaves: 12 },
        lift: 0.16,
        swell: 0.85,
      },
    },
    framing: { elevation: 10 },
  },
  'saturday-market': {
    subject: {
      tied: {
        heads: [
          { flower: 'sunflower', palette: 'rayYellow', count: 3, size: 0.6, open: [0.3, 0.9] },
          { flower: 'rose', palette: 'roseCoral', count: 11, size: 0.66, open: [0.5, 0.95] },
          { flower: 'chamomile', palette: 'chamomileWhite', count: 20, size: 0.85 },
        ],
        greenery: { leaf: 'fresh', leaves: 26 },
        paper: 'kraft',
        ribbon: 'ivory',
        airy: 1.08,
        swell: 0.8,
      },
    },
    framing: { elevation: 16, turn: 7 },
  },
  'hydrangea-and-rose': {
    subject: {
      vase: {
        vessel: { glass: 'straight' },
        heads: [
          { flower: 'hydrangea', palette: 'hydrangeaBlue', count: 3, size: 1.15 },
          { flower: 'rose', palette: 'roseWhite', count: 10, open: [0.7, 1] },
        ],
        greenery: { branch: 'eucalyptus', branches: 10, leaf: 'fresh', leaves: 10 },
        lift: 0.1,
        swell: 0.8,
      },
    },
    framing: { elevation: 11 },
  },
}
