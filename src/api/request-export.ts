/** The own account by a token of the identity provider, an own order, or the account of a customer. */
export type ExportRequest = { token: string } | { orderId: string } | { userId: string }

/**
 * Asks for the export of an account or of an order: a ZIP file. `refused`: the sign-in is too old, the order is another's,
 * or the user may not export the data of others. Throws without a response.
 */
export async function requestExport(of: ExportRequest): Promise<Blob | 'refused' | 'too-often'> {
  const response = await fetch('/api/personal-data', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(of),
  })
  if (response.status === 403) return 'refused'
  if (response.status === 429) return 'too-often'
  if (!response.ok) throw new Error(`The export failed: ${response.status}.`)
  return response.blob()
}
