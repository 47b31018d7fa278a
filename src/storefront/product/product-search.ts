interface ProductSearch {
  /** The id of the chosen variant; absent for the first one. */
  size?: string
}

export function readProductSearch({ size }: Record<string, unknown>): ProductSearch {
  return typeof size === 'string' ? { size } : {}
}
