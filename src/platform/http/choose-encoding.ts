export type ContentEncoding = 'br' | 'gzip'

/** The best supported compression of an Accept-Encoding header; null if there is none. */
export function chooseEncoding(accepted: string | null | undefined): ContentEncoding | null {
  const names = (accepted ?? '').split(',').map((part) => part.trim())
  const accepts = (name: string) =>
    names.some(
      (part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)),
    )
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : null
}
