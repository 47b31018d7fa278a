/** A branch in leaf with a few blossoms, drawn for the sign-in screens. */
export function BranchDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice" className={className}>
      <title>A flowering branch</title>
      <g fill="none" stroke="#5e6158" strokeWidth="3.5" strokeLinecap="round">
        <path d="M96 928C150 780 196 664 262 548C330 430 398 330 446 176" />
        <path d="M262 548C336 504 414 486 500 494" strokeWidth="2.5" />
        <path d="M206 662C150 610 118 540 112 462" strokeWidth="2.5" />
        <path d="M352 392C312 330 292 262 296 190" strokeWidth="2.5" />
      </g>
      {leaves.map(([x, y, turn, size, tone]) => (
        <Leaf
          key={`${x}-${y}`}
          place={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
          tone={tone}
        />
      ))}
      {blossoms.map(([x, y, turn, size]) => (
        <Blossom key={`${x}-${y}`} place={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
      ))}
    </svg>
  )
}

type Tone = 'dark' | 'middle' | 'light'

const tones: Record<Tone, string> = { dark: '#2c4637', middle: '#6d8372', light: '#b9c7b4' }

// Where, turned by how much, how large.
const leaves: ReadonlyArray<
  readonly [x: number, y: number, turn: number, size: number, tone: Tone]
> = [
  [130, 838, -12, 1.15, 'middle'],
  [150, 786, -150, 1.2, 'light'],
  [178, 720, -20, 1.3, 'dark'],
  [206, 662, -168, 0.9, 'middle'],
  [232, 606, -8, 1.1, 'middle'],
  [140, 586, -178, 1.05, 'light'],
  [122, 528, -28, 0.95, 'dark'],
  [112, 470, -112, 1.05, 'middle'],
  [292, 500, -150, 1.2, 'dark'],
  [336, 508, 34, 1.05, 'light'],
  [396, 490, -46, 0.95, 'middle'],
  [446, 489, 28, 0.95, 'dark'],
  [322, 444, 2, 1.2, 'middle'],
  [340, 372, -176, 1, 'light'],
  [310, 318, -24, 0.9, 'middle'],
  [298, 256, -150, 0.95, 'dark'],
  [380, 340, -6, 1.15, 'dark'],
  [404, 290, -140, 0.95, 'middle'],
  [424, 240, -12, 1, 'light'],
  [446, 180, -100, 1.05, 'middle'],
]

const blossoms: ReadonlyArray<readonly [x: number, y: number, turn: number, size: number]> = [
  [506, 494, 12, 1.25],
  [296, 182, 40, 1.1],
  [94, 404, -18, 0.85],
  [460, 132, 64, 0.9],
]

function Leaf({ place, tone }: { place: string; tone: Tone }) {
  return (
    <g transform={place}>
      <path d="M0 0C16 -26 60 -34 98 -8C62 14 22 18 0 0Z" fill={tones[tone]} />
      <path d="M4 0C34 -8 62 -11 90 -8" fill="none" stroke="#faf7f2" strokeOpacity=".45" />
    </g>
  )
}

const petals = [0, 72, 144, 216, 288]
const stamens = [20, 80, 140, 200, 260, 320]

function Blossom({ place }: { place: string }) {
  return (
    <g transform={place}>
      {petals.map((turn) => (
        <path
          key={turn}
          d="M0 0C-30 -18 -34 -56 -8 -64C-4 -60 4 -60 8 -64C34 -56 30 -18 0 0Z"
          transform={`rotate(${turn})`}
          fill="#faf7f2"
          stroke="#9f4d57"
          strokeOpacity=".35"
        />
      ))}
      {stamens.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0 0V-20" stroke="#9f4d57" strokeOpacity=".7" />
          <circle cy="-22" r="2.6" fill="#9f4d57" />
        </g>
      ))}
      <circle r="6" fill="#c9a24b" />
    </g>
  )
}
