import type { Context } from 'hono'

/** The JSON body, or undefined when it is not JSON. */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    return undefined
  }
}

/** The text fields of a posted form; files and repeated fields are left out. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  try {
    const entries = Object.entries(await c.req.parseBody())
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
