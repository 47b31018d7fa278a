/** The saved values of a form, except for fields that the user edited after submitting it. */
export function keepEditsSince<Fields extends object>(
  saved: Fields,
  { sent, now }: { sent: Fields; now: Fields },
): Fields {
  const fields = { ...saved }
  for (const name in now) {
    if (now[name] !== sent[name]) fields[name] = now[name]
  }
  return fields
}
