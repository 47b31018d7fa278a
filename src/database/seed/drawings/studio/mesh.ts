import type { Ink } from './colour.ts'
import { type Placement, place } from './placement.ts'
import { at, type Vector } from './vector.ts'

/** What a material is told about the point it paints. */
export interface Spot {
  /** Across the surface, -1 to 1. */
  u: number
  /** Along it, 0 at the root to 1 at the tip. */
  v: number
  /** Inside (0) to outside (1) of a flower. */
  layer: number
  /** 1 on the rim of a petal. */
  edge: number
  /** One number a petal, 0 to 1. */
  chance: number
  x: number
  y: number
  z: number
}

export interface Material {
  paint(spot: Spot, ink: Ink): void
  /** Share of light that comes through from behind. */
  translucency: number
  /** Strength and narrowness of the highlight. */
  gloss: number
  shine: number
}

export type Marks = readonly [u: number, v: number, layer: number, edge: number, chance: number]

/** Triangles with their paint marks; petals, paper, vases and everything else end up in one. */
export class Mesh {
  readonly points: number[] = []
  readonly marks: number[] = []
  readonly corners: number[] = []
  readonly coats: number[] = []
  readonly materials: Material[] = []

  point([x, y, z]: Vector, marks: Marks): void {
    this.points.push(x, y, z)
    this.marks.push(...marks)
  }

  /** A sheet of `across` × `along` points; `closed` joins its last column to the first. */
  sheet(
    across: number,
    along: number,
    material: Material,
    pointAt: (column: number, row: number) => { p: Vector; marks: Marks },
    closed = false,
  ): this {
    const first = this.points.length / 3
    const coat = this.coat(material)
    for (let i = 0; i < across; i++)
      for (let j = 0; j < along; j++) {
        const { p, marks } = pointAt(i, j)
        this.point(p, marks)
      }
    for (let i = 0; i < (closed ? across : across - 1); i++)
      for (let j = 0; j < along - 1; j++) {
        const a = first + i * along + j
        const b = first + ((i + 1) % across) * along + j
        this.corners.push(a, b, b + 1, a, b + 1, a + 1)
        this.coats.push(coat, coat)
      }
    return this
  }

  add(other: Mesh, where?: Placement): this {
    const first = this.points.length / 3
    for (let i = 0; i < other.points.length; i += 3) {
      const p: Vector = [at(other.points, i), at(other.points, i + 1), at(other.points, i + 2)]
      const [x, y, z] = where ? place(where, p) : p
      this.points.push(x, y, z)
    }
    for (const mark of other.marks) this.marks.push(mark)
    for (const corner of other.corners) this.corners.push(corner + first)
    const coats = other.materials.map((material) => this.coat(material))
    for (const coat of other.coats) this.coats.push(at(coats, coat))
    return this
  }

  private coat(material: Material): number {
    const known = this.materials.indexOf(material)
    return known >= 0 ? known : this.materials.push(material) - 1
  }
}
