import { petalMaterial } from '../flowers/petal-paint.ts'
import type { Material, Mesh } from '../studio/mesh.ts'
import type { Vector } from '../studio/vector.ts'
import { block } from '../vessels/boxes.ts'
import { revolve, softened } from '../vessels/revolve.ts'
import { band } from '../vessels/ribbon.ts'
import { glaze, wax } from '../vessels/surfaces.ts'
import { tube } from '../vessels/tube.ts'

const wick = petalMaterial({
  stops: '#d8cfc0 0, #3a322a 1',
  veins: 0,
  translucency: 0,
})

/** A candle in a cup, with a paper label round its front. */
export function candle(radius: number, height: number, cup: Material, label: Material): Mesh {
  const outside = softened(
    [
      [0.02, 0],
      [radius * 0.92, 0],
      [radius, 0.05],
      [radius, height],
    ],
    36,
  )
  const level = height - 0.1
  const mesh = revolve(
    [
      [0, 0.002],
      ...outside,
      [radius - 0.02, height + 0.014],
      [radius - 0.045, height],
      [radius - 0.05, level],
    ],
    cup,
    112,
  )
  mesh.add(
    revolve(
      [
        [0, level - 0.012],
        [radius * 0.3, level - 0.006],
        [radius - 0.08, level],
        [radius - 0.05, level + 0.012],
      ],
      wax('#f0e6d2'),
      64,
    ),
  )
  tube(
    mesh,
    [
      [0, 0, level - 0.02],
      [0.006, 0, level + 0.06],
      [0.03, 0, level + 0.13],
    ],
    () => 0.014,
    wick,
    7,
  )
  const arc = Array.from({ length: 25 }, (_, i): Vector => {
    const a = -Math.PI / 2 + (i / 24 - 0.5) * 1.25
    return [(radius + 0.006) * Math.cos(a), (radius + 0.006) * Math.sin(a), height * 0.46]
  })
  band(mesh, arc, () => [0, 0, height * 0.36], label)
  const rule = arc.map(([x, y]): Vector => [x * 1.004, y * 1.004, height * 0.36])
  band(mesh, rule.slice(6, 19), () => [0, 0, 0.012], glaze('#5d6a52'))
  const line = arc.map(([x, y]): Vector => [x * 1.004, y * 1.004, height * 0.56])
  band(mesh, line.slice(6, 19), () => [0, 0, 0.012], glaze('#5d6a52'))
  const name = arc.map(([x, y]): Vector => [x * 1.004, y * 1.004, height * 0.46])
  band(mesh, name.slice(10, 15), () => [0, 0, 0.03], glaze('#2c4437'))
  return mesh
}

/** A box of matches. */
export const matches = (sleeve: Material, tray: Material): Mesh =>
  block(sleeve, [0, 0, 0.09], [0.62, 0.36, 0.18]).add(
    block(tray, [0.04, 0, 0.09], [0.6, 0.32, 0.13]),
  )
