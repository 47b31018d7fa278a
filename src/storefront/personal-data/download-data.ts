import { saveFile } from '#ui/save-file.ts'

type Download = 'done' | 'refused' | 'too-often'

/** Saves the export of an account or of an order as a file. `refused`: the sign-in is too old, or the order is another's. */
export async function downloadData(of: { token: string } | { orderId: string }): Promise<Download> {
  const response = await fetch('/api/personal-data', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(of),
  })
  if (response.status === 403) return 'refused'
  if (response.status === 429) return 'too-often'
  if (!response.ok) throw new Error(`The export failed: ${response.status}.`)
  saveFile('my-data.zip', await response.blob())
  return 'done'
}
