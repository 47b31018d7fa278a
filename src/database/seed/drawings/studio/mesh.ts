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

/** Every second of the steps of a fine sheet, the last one always; all of them where there are few. */
function coarseSteps(count: number): number[] {
  const all = Array.from({ length: count }, (_, i) => i)
  return count < 10 ? all : all.filter((i) => i % 2 === 0 || i === count - 1)
}

/** Triangles with their paint marks; petals, paper, vases and everything else end up in one. */
export class Mesh {
  readonly points: number[] = []
  readonly marks: number[] = []
  readonly corners: number[] = []
  readonly coats: number[] = []
  /** The same sheets with every second row and column, which is enough to cast shade. */
  readonly coarse: number[] = []
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
    this.addCoarse(first, across, along, closed)
    return this
  }

  private addCoarse(first: number, across: number, along: number, closed: boolean): void {
    const columns = coarseSteps(closed ? across + 1 : across)
    const rows = coarseSteps(along)
    columns.slice(1).forEach((column, i) => {
      rows.slice(1).forEach((row, j) => {
        const corner = (x = 0, y = 0) => first + (x % across) * along + y
        const [left, low] = [columns[i], rows[j]]
        const a = corner(left, low)
        const c = corner(column, row)
        this.coarse.push(a, corner(column, low), c, a, c, corner(left, row))
      })
    })
  }

  /** The same triangles and paint with its points moved. */
  moved(to: (p: Vector, point: number) => Vector): Mesh {
    const copy = new Mesh()
    for (let i = 0; i < this.points.length; i += 3) {
      const p: Vector = [at(this.points, i), at(this.points, i + 1), at(this.points, i + 2)]
      const [x, y, z] = to(p, i / 3)
      copy.points.push(x, y, z)
    }
    for (const mark of this.marks) copy.marks.push(mark)
    for (const corner of this.corners) copy.corners.push(corner)
    for (const coat of this.coats) copy.coats.push(coat)
    for (const corner of this.coarse) copy.coarse.push(corner)
    copy.materials.push(...this.materials)
    return copy
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
    for (const corner of other.coarse) this.coarse.push(corner + first)
    const coats = other.materials.map((material) => this.coat(material))
    for (const coat of other.coats) this.coats.push(at(coats, coat))
    return this
  }

  private coat(material: Material): number {
    const known = this.materials.indexOf(material)
    return known >= 0 ? known : this.materials.push(material) - 1
  }
}
